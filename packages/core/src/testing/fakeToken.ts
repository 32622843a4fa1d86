const encode = (value: unknown): string => {
  const bytes = new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};

/** A JWT in compact form with an invalid signature; a string is taken as the JSON of the payload. */
export function fakeToken(
  payload: unknown,
  header: unknown = { alg: "RS256", typ: "JWT" },
  signature = "c2lnbmF0dXJl",
): string {
  return `${encode(header)}.${encode(payload)}.${signature}`;
}
