import type { DPoPHandle } from "oauth4webapi";
import type { Clock } from "../ports/index.ts";

/** The HTTP call that a proof is made for. */
export interface ProvedCall {
  method: string;
  url: string;
}

/** Sends a call with these headers added. */
export type SendWith = (headers: Record<string, string>) => Promise<Response>;

/** DPoP (RFC 9449): proves that a token is used by the page it was issued to. */
export interface Dpop {
  /** For the call to the token endpoint. The key cannot be exported and ends with the page. */
  handle(): Promise<DPoPHandle>;
  /** Sends a call with its token and proof; again when the server asks for a nonce. */
  send(token: string, call: ProvedCall, send: SendWith): Promise<Response>;
}

/** Creates proofs; the key pair (ES256) is generated with the first one. */
export function createDpop(clock: Clock): Dpop {
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
          // The configuration allows http on loopback only.
          [oauth.allowInsecureRequests]: true,
          [oauth.customFetch]: (_url, { headers: { authorization = "", dpop = "" } }) =>
            send({ authorization, dpop }),
        });
      try {
        return await attempt();
      } catch (error) {
        if (oauth.isDPoPNonceError(error)) return attempt();
        // A 401 or 403 is an answer like any other.
        if (error instanceof oauth.WWWAuthenticateChallengeError) return error.response;
        throw error;
      }
    },
  };
}
