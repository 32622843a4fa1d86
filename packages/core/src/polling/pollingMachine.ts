import { assign, setup } from "xstate";
import { callbackNotProvided, notProvided, promiseNotProvided } from "../ports/index.ts";

/** How it polls. */
export interface PollingInput {
  /** Milliseconds between an answer and the next read. */
  interval: number;
  /** How many reads in a row may fail before it gives up. */
  retries: number;
}

interface Context extends PollingInput {
  isPresent: boolean;
  answer: unknown;
  error: unknown;
  /** Reads that failed in a row. */
  failures: number;
}

/** What the machine understands. */
export type PollingEvent =
  | { type: "presence.gained" }
  | { type: "presence.lost" }
  | { type: "polling.restarted" };

/** The longest wait after failures, unless the interval itself is longer. Milliseconds. */
const longestWait = 30_000;

/**
 * Reads again and again until the answer is done. It rests while nobody sees the page or the
 * network is gone; each failure in a row doubles the wait, and one too many ends it.
 */
export const pollingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PollingEvent,
    input: {} as PollingInput,
  },
  actors: {
    readAnswer: promiseNotProvided<unknown>("readAnswer"),
    watchPresence: callbackNotProvided<PollingEvent>("watchPresence"),
  },
  actions: {
    takeAnswer: assign((_, params: { answer: unknown }) => ({
      answer: params.answer,
      error: null,
      failures: 0,
    })),
    takeError: assign(({ context }, params: { error: unknown }) => ({
      error: params.error,
      failures: context.failures + 1,
    })),
    forgetFailures: assign({ error: null, failures: 0 }),
    markPresent: assign({ isPresent: true }),
    markAbsent: assign({ isPresent: false }),
  },
  guards: {
    isDone: (_, _params: { answer: unknown }) => notProvided("isDone")(),
    isFatal: (_, _params: { error: unknown }) => notProvided("isFatal")(),
    isPresent: ({ context }) => context.isPresent,
    isAbsent: ({ context }) => !context.isPresent,
    isLastRetry: ({ context }) => context.failures >= context.retries,
  },
  delays: {
    wait: ({ context: { interval, failures } }) =>
      Math.min(interval * 2 ** failures, Math.max(interval, longestWait)),
  },
}).createMachine({
  id: "polling",
  // Whether anybody is there is told by `watchPresence` as soon as it starts.
  context: ({ input }) => ({ ...input, isPresent: false, answer: null, error: null, failures: 0 }),
  invoke: { id: "watchPresence", src: "watchPresence" },
  on: {
    "presence.gained": { actions: "markPresent" },
    "presence.lost": { actions: "markAbsent" },
  },
  initial: "resting",
  states: {
    resting: {
      always: { guard: "isPresent", target: "reading" },
    },
    reading: {
      invoke: {
        id: "readAnswer",
        src: "readAnswer",
        onDone: [
          {
            guard: { type: "isDone", params: ({ event }) => ({ answer: event.output }) },
            target: "done",
            actions: { type: "takeAnswer", params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: "waiting",
            actions: { type: "takeAnswer", params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: "isFatal", params: ({ event }) => ({ error: event.error }) },
            target: "failed",
            actions: { type: "takeError", params: ({ event }) => ({ error: event.error }) },
          },
          // A read that fails while the network is gone says nothing about the service.
          { guard: "isAbsent", target: "resting" },
          {
            guard: "isLastRetry",
            target: "failed",
            actions: { type: "takeError", params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: "waiting",
            actions: { type: "takeError", params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    waiting: {
      always: { guard: "isAbsent", target: "resting" },
      after: { wait: { target: "reading" } },
    },
    done: {},
    failed: {
      on: { "polling.restarted": { target: "resting", actions: "forgetFailures" } },
    },
  },
});

/** What a screen may know of what it polls. */
export interface PollingView<Answer> {
  status: "reading" | "waiting" | "resting" | "done" | "failed";
  /** The last answer, also after reads that failed; null before the first. */
  answer: Answer | null;
  /** What the last read failed with, else null. */
  error: unknown;
  /** Reads that failed in a row. */
  failures: number;
}
