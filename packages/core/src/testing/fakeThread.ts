import { serveTokenStore } from "../identity/index.ts";
import type { Http, Thread, ThreadListener } from "../ports/index.ts";

/** How a fake worker behaves. */
export interface FakeThreadState {
  /** `deaf` receives no message, `missing` is a browser without workers. */
  behaviour: "working" | "deaf" | "missing";
  /** Ends it as an error in it would. */
  fail(): void;
}

/** A worker in the same process; `said` lists all messages from it. */
export function createFakeThread(http: Http) {
  const said: unknown[] = [];
  const state: FakeThreadState = { behaviour: "working", fail: () => {} };

  const open = (listener: ThreadListener) => {
    if (state.behaviour === "missing") return null;
    let isOpen = true;
    let hear: (data: unknown) => void = () => {};
    const pass = (data: unknown, to: (data: unknown) => void) => {
      // Messages between threads are copied and arrive later.
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
