import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";

/** What scrypt costs: memory and passes. */
interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Cost of a new hash: 16 MiB of memory, five passes (OWASP password storage, scrypt). */
const usualCost: Cost = { N: 2 ** 14, r: 8, p: 5 };
const keyLength = 32;

/** A hash without a known password, so that an unknown user takes as long as a known one. */
const nobody = storedHash(usualCost, randomBytes(16), randomBytes(keyLength));

/** `scrypt$N$r$p$salt$key`, salt and key in base64url; a fresh salt each time. */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const salt = randomBytes(16);
  return storedHash(cost, salt, await derive(password, salt, cost));
}

function storedHash({ N, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/**
 * Whether the password matches; with `undefined`, for an unknown user, false after the same time.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const [kind, N, r, p, salt, key] = (stored ?? nobody).split("$");
  if (kind !== "scrypt" || !salt || !key) return false;
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return actual.length === expected.length && timingSafeEqual(actual, expected) && !!stored;
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize("NFKC"),
      salt,
      keyLength,
      { ...options, maxmem: 64 * 1024 * 1024 },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}
