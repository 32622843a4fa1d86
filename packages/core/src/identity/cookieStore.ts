import type { Cookies, Store } from "../ports/index.ts";

const dayInSeconds = 86_400;

/** Cookies as a {@link Store}; each lasts for one day (specification 9). */
export const cookieStore = (cookies: Cookies): Store => ({
  read: (key) => cookies.read(key),
  write: (key, value) => {
    cookies.write(key, value, dayInSeconds);
    return cookies.read(key) === value;
  },
  remove: (key) => cookies.remove(key),
  keys: () => cookies.names(),
});
