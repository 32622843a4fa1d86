import { createHash } from "node:crypto";
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from "jose";
import * as z from "zod";
import type { Counters } from "../database/counters.ts";
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

/** How long a proof that was used is remembered, in seconds. */
const remembered = lifetime + 2 * leeway;

/** Options of the check. */
interface ProofOptions {
  readonly now: () => Date;
  /** Where the instances of a server remember together what was used; by default each does alone. */
  readonly counters?: Counters | undefined;
}

/** Creates the check of DPoP proofs (RFC 9449, section 4.3); each proof is accepted once. */
export function createVerifyProof({ now, counters }: ProofOptions): VerifyProof {
  const shared = counters?.({ keyPrefix: "proof", points: 1, duration: remembered });
  /** Expiry of each used proof, oldest first. */
  const used = new Map<string, number>();

  function use(id: string): boolean {
    const time = now().getTime();
    for (const [old, until] of used) {
      if (until >= time) break;
      used.delete(old);
    }
    if (used.has(id)) return false;
    used.set(id, time + remembered * 1000);
    return true;
  }

  async function useOnce(thumbprint: string, jti: string): Promise<boolean> {
    const id = `${thumbprint} ${jti}`;
    if (!use(id)) return false;
    return shared === undefined || (await shared.penalty(id)).consumedPoints === 1;
  }

  return async (call) => {
    const proved = await readProof(call, now()).catch(() => null);
    if (proved === null || !(await useOnce(call.thumbprint, proved))) {
      throw new AuthError("token_invalid");
    }
  };
}

/** The id of a proof that fits its call; null, or an error of any kind, for every other. */
async function readProof(
  { proof, method, url, token, thumbprint }: ProvedCall,
  currentDate: Date,
): Promise<string | null> {
  const { payload, protectedHeader } = await jwtVerify(proof ?? "", EmbeddedJWK, {
    algorithms: [proofAlgorithm],
    typ: "dpop+jwt",
    maxTokenAge: lifetime,
    clockTolerance: leeway,
    currentDate,
  });
  const { jti, htm, htu, ath } = Payload.parse(payload);
  const isFitting =
    htm === method &&
    withoutQuery(new URL(htu)) === withoutQuery(url) &&
    ath === createHash("sha256").update(token).digest("base64url") &&
    (await calculateJwkThumbprint(protectedHeader.jwk ?? {})) === thumbprint;
  return isFitting ? jti : null;
}
