import type { Clock, Store } from "../ports/index.ts";
import { IdentityError } from "./errors.ts";

const key = "sign-in.redirects";
const limit = 3;
const minute = 60_000;

/** Counts the redirects to the provider, so that one that always refuses causes no endless loop. */
export interface RedirectLoopGuard {
  /** Counts one more; throws `too_many_redirects` on the fourth within a minute. */
  record(): void;
  /** After a sign-in the earlier redirects no longer count. */
  reset(): void;
}

/** Keeps the times of the last redirects in `store`, the session storage of this tab. */
export function createRedirectLoopGuard(store: Store, clock: Clock): RedirectLoopGuard {
  return {
    record: () => {
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
