import type { Locks } from "@specimen/core/ports";

/** Web Locks. */
export const locks: Locks = {
  request: (name, signal, task) => navigator.locks.request(name, { signal }, task),
};
