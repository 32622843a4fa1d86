import type { Clock, Locks } from "../ports/index.ts";
import { identityMessages } from "./errorCodes.ts";
import { IdentityError } from "./errors.ts";

/** Milliseconds a lock is waited for, and how often (specification 9). */
const lockWait = 5_000;
const lockTries = 10;

/**
 * Runs `request` while no other tab does. `isCached` is asked before each wait and again under the
 * lock, since the token may have come another way meanwhile. Throws `timeout` when the lock is not
 * had; a browser that denies locks is done without one.
 */
export async function renewUnderLock(
  { locks, clock }: { locks: Locks; clock: Clock },
  name: string,
  isCached: () => boolean,
  request: () => Promise<void>,
): Promise<void> {
  for (let attempt = 0; attempt < lockTries; attempt += 1) {
    if (isCached()) return;
    const controller = new AbortController();
    let isLocked = false;
    const stop = clock.after(lockWait, () => controller.abort());
    try {
      return await locks.request(name, controller.signal, async () => {
        isLocked = true;
        stop();
        if (!isCached()) await request();
      });
    } catch (error) {
      if (isLocked) throw error;
      if (!controller.signal.aborted) return await request();
    } finally {
      stop();
    }
  }
  throw new IdentityError("timeout", identityMessages.timeout);
}
