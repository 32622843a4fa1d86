import type { Cookies } from "@specimen/core/ports";

const secure = () => (location.protocol === "https:" ? "; Secure" : "");

/** Other pages of this host write cookies too, and not all of them as we do. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const all = () =>
  document.cookie.split("; ").map((cookie) => {
    const [name = "", ...value] = cookie.split("=");
    return [decoded(name), decoded(value.join("="))] as const;
  });

/** The page's own cookies. */
export const cookies: Cookies = {
  names: () => all().flatMap(([name]) => (name === "" ? [] : [name])),
  read: (name) => all().find(([found]) => found === name)?.[1] ?? null,
  write: (name, value, maxAgeSeconds) => {
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure()}`;
  },
  remove: (name) => {
    document.cookie = `${encodeURIComponent(name)}=; Path=/; SameSite=Lax; Max-Age=0${secure()}`;
  },
};
