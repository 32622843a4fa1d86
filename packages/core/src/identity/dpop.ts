import type { DPoPHandle } from "oauth4webapi";
import type { Clock } from "../ports/index.ts";

/** Which call a token is used in. */
export interface ProvedCall {
  method: string;
  url: string;
}

/** Sends a call with these headers more. */
export type SendWith = (headers: Record<string, string>) => Promise<Response>;

/** Proves that a token is used by the page it was given to (DPoP, RFC 9449). */
export interface Prover {
  /** What the token call is made with; its key never leaves the page, and ends with it. */
  handle(): Promise<DPoPHandle>;
  /** Sends a call with its token and proof, once more when the server asks for a nonce. */
  send(token: string, call: ProvedCall, send: SendWith): Promise<Response>;
}

/** Proofs by a key that is made when the first one is needed. */
export function createProver(clock: Clock): Prover {
  let making: Promise<DPoPHandle> | null = null;

  const make = async (): Promise<DPoPHandle> => {
    const oauth = await import("oauth4webapi");
    const client = { [oauth.clockSkew]: (clock.now() - Date.now()) / 1000 };
    return oauth.DPoP(client, await oauth.generateKeyPair("ES256"));
  };

  const handle = async (): Promise<DPoPHandle> => {
    making ??= make();
    try {
      return await making;
    } catch (error) {
      making = null;
      throw error;
    }
  };

  return {
    handle,

    async send(token, { method, url }, send) {
      const [oauth, proofs] = await Promise.all([import("oauth4webapi"), handle()]);
      const attempt = (): Promise<Response> =>
        oauth.protectedResourceRequest(token, method, new URL(url), undefined, null, {
          DPoP: proofs,
          // The configuration lets http be used on loopback only.
          [oauth.allowInsecureRequests]: true,
          [oauth.customFetch]: (_url, { headers: { authorization = "", dpop = "" } }) =>
            send({ authorization, dpop }),
        });
      try {
        return await attempt();
      } catch (error) {
        if (oauth.isDPoPNonceError(error)) return attempt();
        // A refusal is an answer like any other.
        if (error instanceof oauth.WWWAuthenticateChallengeError) return error.response;
        throw error;
      }
    },
  };
}
