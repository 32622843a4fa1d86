import type { Clock, Locks } from "../ports/index.ts";
import { IdentityError, identityMessages } from "./errors.ts";

/** How long a lock is waited for, and how often (specification 9). */
const lockWait = 5_000;
const lockTries = 10;

/**
 * Runs `request` while no other tab renews. `readCache` is asked before each wait and again under
 * the lock, for another flight may have brought the token meanwhile.
 */
export async function renewUnderLock(
  { locks, clock }: { locks: Locks; clock: Clock },
  name: string,
  readCache: () => string | null,
  request: () => Promise<string>,
): Promise<string> {
  for (let attempt = 0; attempt < lockTries; attempt += 1) {
    const cached = readCache();
    if (cached !== null) return cached;
    const controller = new AbortController();
    let isHeld = false;
    const stop = clock.after(lockWait, () => controller.abort());
    try {
      return await locks.hold(name, controller.signal, async () => {
        isHeld = true;
        stop();
        return readCache() ?? (await request());
      });
    } catch (error) {
      if (isHeld) throw error;
    } finally {
      stop();
    }
  }
  throw new IdentityError("timeout", identityMessages.timeout);
}
