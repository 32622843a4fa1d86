import type { Clock } from "../ports/index.ts";

/** A clock that moves only by `pass`. */
export interface FakeClock extends Clock {
  /** Lets time pass, task by task, with the promises that each task settles. */
  pass(milliseconds: number): Promise<void>;
}

/**
 * Waits until pending promises have settled, also those of the Web Crypto API: a digest comes after
 * all work that was asked for before it, since the tests of core run it in one thread
 * (`vitest.config.ts`).
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    await crypto.subtle.digest("SHA-256", new Uint8Array(1));
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
  }
}

/** A clock that starts at `now`, milliseconds since 1970. */
export function createFakeClock(now: number): FakeClock {
  let time = now;
  let tasks: { at: number; run: () => void }[] = [];

  return {
    now: () => time,
    after: (milliseconds, run) => {
      const task = { at: time + milliseconds, run };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
    pass: async (milliseconds) => {
      const end = time + milliseconds;
      await settle();
      for (;;) {
        const due = tasks
          .filter(({ at }) => at <= end)
          .toSorted((one, other) => one.at - other.at)[0];
        if (due === undefined) break;
        tasks = tasks.filter((other) => other !== due);
        time = due.at;
        due.run();
        await settle();
      }
      time = end;
    },
  };
}
