import type { Clock } from "../ports/index.ts";

/** A clock that stands still until it is told to go on. */
export interface FakeClock extends Clock {
  /** Lets time pass, task by task, and the promises they settle with them. */
  pass(milliseconds: number): Promise<void>;
}

/**
 * Lets everything that was set going run on: promises, and what the host computes beside them (a
 * digest queues behind other digests).
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    await crypto.subtle.digest("SHA-256", new Uint8Array(1));
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
  }
}

/** Starts at `now` milliseconds. */
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
