import type { Channel, Locks } from "../ports/index.ts";

/** The channel and the locks that the tabs of one origin share. */
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
      request: async (name, signal, task) => {
        const before = queues.get(name) ?? Promise.resolve();
        const aborted = new Promise<never>((_, reject) => {
          signal.addEventListener("abort", () => reject(new Error("AbortError")), { once: true });
        });
        const turn = before.catch(() => null);
        const running = (async () => {
          await Promise.race([turn, aborted]);
          return task();
        })();
        queues.set(name, Promise.allSettled([turn, running]));
        return running;
      },
    },
  };
}
