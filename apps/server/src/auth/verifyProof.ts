import { createHash } from "node:crypto";
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from "jose";
import * as z from "zod";
import { AuthError } from "./authError.ts";

/** A call with a token bound to a key, and its proof of possession. */
export interface ProvedCall {
  /** The DPoP header. */
  readonly proof: string | null;
  readonly method: string;
  /** Method and address of the call as the caller sent it. */
  readonly url: URL;
  readonly token: string;
  /** The key the token is bound to (RFC 7638). */
  readonly thumbprint: string;
}

/** Checks a proof of possession; throws an AuthError token_invalid. */
export type VerifyProof = (call: ProvedCall) => Promise<void>;

/** The algorithm of a proof, which every browser supports. */
export const proofAlgorithm = "ES256";

/** Seconds a proof is valid, and tolerated clock difference in seconds. */
const lifetime = 60;
const leeway = 60;

const Payload = z.object({
  jti: z.string().min(1).max(255),
  htm: z.string(),
  htu: z.url(),
  ath: z.string(),
});

const withoutQuery = ({ origin, pathname }: URL): string => origin + pathname;

/** Creates the check of DPoP proofs (RFC 9449, section 4.3); each proof is accepted once. */
export function createVerifyProof({ now }: { now: () => Date }): VerifyProof {
  /** Expiry of each used proof, oldest first. */
  const used = new Map<string, number>();

  function use(id: string): boolean {
    const time = now().getTime();
    for (const [old, until] of used) {
      if (until >= time) break;
      used.delete(old);
    }
    if (used.has(id)) return false;
    used.set(id, time + (lifetime + 2 * leeway) * 1000);
    return true;
  }

  return async ({ proof, method, url, token, thumbprint }) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(proof ?? "", EmbeddedJWK, {
        algorithms: [proofAlgorithm],
        typ: "dpop+jwt",
        maxTokenAge: lifetime,
        clockTolerance: leeway,
        currentDate: now(),
      });
      const { jti, htm, htu, ath } = Payload.parse(payload);
      const isFitting =
        htm === method &&
        withoutQuery(new URL(htu)) === withoutQuery(url) &&
        ath === createHash("sha256").update(token).digest("base64url") &&
        (await calculateJwkThumbprint(protectedHeader.jwk ?? {})) === thumbprint;
      if (isFitting && use(`${thumbprint} ${jti}`)) return;
    } catch {
      // Every failure to parse or verify is an invalid proof.
    }
    throw new AuthError("token_invalid");
  };
}
