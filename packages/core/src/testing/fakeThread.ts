import { serveTokenStore } from "../identity/index.ts";
import type { Http, Thread, ThreadListener } from "../ports/index.ts";

/** What a fake thread does when it is opened. */
export interface FakeThreadState {
  /** `deaf` hears nothing, `missing` is a browser that has no threads. */
  behaviour: "working" | "deaf" | "missing";
  /** Breaks it down, as an error in it would. */
  fail(): void;
}

/** Another thread in one process; `said` lists all that came out of it. */
export function createFakeThread(http: Http) {
  const said: unknown[] = [];
  const state: FakeThreadState = { behaviour: "working", fail: () => {} };

  const open = (listener: ThreadListener) => {
    if (state.behaviour === "missing") return null;
    let isOpen = true;
    let hear: (data: unknown) => void = () => {};
    const pass = (data: unknown, to: (data: unknown) => void) => {
      // What crosses threads is copied and arrives later.
      const copy: unknown = structuredClone(data);
      queueMicrotask(() => isOpen && to(copy));
    };
    state.fail = () => listener.failed();
    serveTokenStore(
      {
        post: (data) => {
          said.push(data);
          pass(data, listener.message);
        },
        listen: (message) => {
          hear = message;
        },
      },
      http,
    );
    return {
      post: (data: unknown) => state.behaviour === "working" && pass(data, (copy) => hear(copy)),
      close: () => {
        isOpen = false;
      },
    };
  };
  return { thread: { open } satisfies Thread, said, state };
}
