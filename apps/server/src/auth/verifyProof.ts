import { createHash } from "node:crypto";
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from "jose";
import * as z from "zod";
import { AuthError } from "./authError.ts";

/** A call with a token that is bound to a key, and the proof that the caller has that key. */
export interface ProvedCall {
  /** The DPoP header. */
  readonly proof: string | null;
  readonly method: string;
  /** Where the call went, as the caller addresses it. */
  readonly url: URL;
  readonly token: string;
  /** The key the token is bound to (RFC 7638). */
  readonly thumbprint: string;
}

/** Checks a proof of possession; throws a AuthError token_invalid. */
export type VerifyProof = (call: ProvedCall) => Promise<void>;

/** The signature of a proof; the one every browser can make. */
export const proofAlgorithm = "ES256";

/** Seconds a proof is good for, and seconds two clocks may differ. */
const lifetime = 60;
const leeway = 60;

const Payload = z.object({
  jti: z.string().min(1).max(255),
  htm: z.string(),
  htu: z.url(),
  ath: z.string(),
});

const withoutQuery = ({ origin, pathname }: URL): string => origin + pathname;

/** Makes the check of DPoP proofs (RFC 9449, section 4.3); each proof counts once. */
export function createVerifyProof({ now }: { now: () => Date }): VerifyProof {
  /** Until when each proof has to be known as used, oldest first. */
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
      // Whatever a proof is that cannot be read: it proves nothing.
    }
    throw new AuthError("token_invalid");
  };
}
