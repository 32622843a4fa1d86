import type { Clock } from "@specimen/core/ports";

/** The browser's time. */
export const clock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};
