import type { Channel, Locks } from "../ports/index.ts";

/** What the tabs of one origin share: a channel and locks. */
export interface FakeTabs {
  channel(): Channel;
  locks: Locks;
  posted: readonly string[];
}

/** Tabs in one process. */
export function createFakeTabs(): FakeTabs {
  const tabs = new Map<object, Set<(message: unknown) => void>>();
  const posted: string[] = [];
  const queues = new Map<string, Promise<unknown>>();

  return {
    posted,
    channel: () => {
      const own = new Set<(message: unknown) => void>();
      tabs.set(own, own);
      return {
        post: (message) => {
          posted.push(message);
          for (const listeners of tabs.values()) {
            if (listeners !== own) for (const listen of listeners) listen(message);
          }
        },
        listen: (message) => {
          own.add(message);
          return () => {
            own.delete(message);
          };
        },
      };
    },
    locks: {
      hold: async (name, signal, task) => {
        const before = queues.get(name) ?? Promise.resolve();
        const aborted = new Promise<never>((_, reject) => {
          signal.addEventListener("abort", () => reject(new Error("AbortError")), { once: true });
        });
        const turn = before.catch(() => null);
        const held = (async () => {
          await Promise.race([turn, aborted]);
          return task();
        })();
        queues.set(name, Promise.allSettled([turn, held]));
        return held;
      },
    },
  };
}
