const loopback: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address is https, or http on loopback, and without credentials. */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && isWebUrl(new URL(text));

/** The same of one that is parsed. */
export function isWebUrl(url: Pick<URL, "protocol" | "hostname" | "username" | "password">) {
  const isAllowed =
    url.protocol === "https:" || (url.protocol === "http:" && loopback.has(url.hostname));
  return isAllowed && url.username === "" && url.password === "";
}
