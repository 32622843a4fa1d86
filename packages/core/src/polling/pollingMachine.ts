import { assign, setup } from "xstate";
import { callbackNotProvided, notProvided, promiseNotProvided } from "../ports/index.ts";

/** The settings of polling. */
export interface PollingInput {
  /** Milliseconds between an answer and the next read. */
  interval: number;
  /** Failed reads in a row after which it stops. */
  retries: number;
}

interface Context extends PollingInput {
  isPresent: boolean;
  answer: unknown;
  error: unknown;
  /** Failed reads in a row. */
  failures: number;
}

/** The events of `pollingMachine`. */
export type PollingEvent =
  | { type: "presence.gained" }
  | { type: "presence.lost" }
  | { type: "polling.restarted" };

/** The longest wait after failures in milliseconds, unless the interval is longer. */
const longestWait = 30_000;

/**
 * Polls until an answer is the last one. It rests while the page is hidden or offline; each failure
 * in a row doubles the wait, and one failure too many ends it.
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
  // `watchPresence` reports presence as soon as it starts.
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
          // A read that fails while offline says nothing about the service.
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

/** Polling as screens read it. */
export interface PollingView<Answer> {
  status: "reading" | "waiting" | "resting" | "done" | "failed";
  /** The last answer, also after failed reads; null before the first. */
  answer: Answer | null;
  /** What the last read threw, else null. */
  error: unknown;
  /** Failed reads in a row. */
  failures: number;
}
