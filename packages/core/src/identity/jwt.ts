/** A JSON object whose members are not checked yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether `value` is a JSON object, not a list and not null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The three parts of a signed JWT in compact form (RFC 7515), none of them empty; else null. */
export function jwtParts(token: unknown): readonly [string, string, string] | null {
  if (typeof token !== "string") return null;
  const [header, payload, signature, ...more] = token.split(".", 4);
  return header && payload && signature && more.length === 0 ? [header, payload, signature] : null;
}

/**
 * Whether a JOSE header names extensions in `crit`. Such a token must be refused, since none is
 * understood here (RFC 7515, section 4.1.11).
 */
export const hasCriticalExtension = (header: JsonObject): boolean => header["crit"] !== undefined;

/** The JSON object in one part: base64url of UTF-8 text; null when it is anything else. */
export function decodeJwtPart(part: string): JsonObject | null {
  if (!/^[\w-]+$/.test(part)) return null;
  try {
    const binary = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}
