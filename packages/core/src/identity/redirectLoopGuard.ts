import type { Clock, Store } from "../ports/index.ts";
import { IdentityError } from "./errors.ts";

const key = "sign-in.redirects";
const limit = 3;
const minute = 60_000;

/** Counts the redirects to the provider, so that a provider that always says no ends no tab. */
export interface RedirectCount {
  /** Notes one more; throws `too_many_redirects` on the fourth within a minute. */
  note(): void;
  /** Somebody is signed in: what came before no longer counts. */
  reset(): void;
}

/** Counts in a store of this tab. */
export function createRedirectCount(store: Store, clock: Clock): RedirectCount {
  return {
    note: () => {
      const now = clock.now();
      const times = (store.read(key) ?? "").split(" ").map(Number);
      const recent = times.filter((time) => time > now - minute && time <= now);
      if (recent.length >= limit) {
        throw new IdentityError("too_many_redirects", `More than ${limit} redirects a minute`);
      }
      store.write(key, [...recent, now].join(" "));
    },
    reset: () => store.remove(key),
  };
}
