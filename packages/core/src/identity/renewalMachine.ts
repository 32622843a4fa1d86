import { assign, setup } from "xstate";
import { notProvided, promiseNotProvided } from "../ports/index.ts";
import type { Session } from "./session.ts";

interface Context {
  /** Whether a call of the visitor's waits for the token, not only one in the background. */
  isAwaited: boolean;
}

/** The events of {@link renewalMachine}. */
export interface RenewalEvent {
  type: "token.requested";
  /** Failures of a background call are logged and change nothing. */
  isBackground: boolean;
}

/**
 * Renews the access token, once for all calls that ask meanwhile. A child of `signInMachine` while
 * somebody is signed in. The tokens stay in the closure of `renewToken`; context and events have
 * none.
 */
export const renewalMachine = setup({
  types: { context: {} as Context, events: {} as RenewalEvent },
  actors: { renewToken: promiseNotProvided<Session>("renewToken") },
  actions: {
    noteRequest: assign(({ context }, params: { isBackground: boolean }) => ({
      isAwaited: context.isAwaited || !params.isBackground,
    })),
    forgetRequests: assign({ isAwaited: false }),
    report: (_, _params: { error: unknown }) => notProvided("report")(),
    sendRenewed: (_, _params: { session: Session }) => notProvided("sendRenewed")(),
    sendFailed: (_, _params: { error: unknown }) => notProvided("sendFailed")(),
    sendEnded: (_, _params: { error: unknown }) => notProvided("sendEnded")(),
  },
  guards: {
    isInBackground: ({ context }) => !context.isAwaited,
    isSessionOver: (_, _params: { error: unknown }) => notProvided("isSessionOver")(),
  },
}).createMachine({
  id: "renewal",
  context: { isAwaited: false },
  initial: "valid",
  on: {
    "token.requested": {
      target: ".renewing",
      actions: { type: "noteRequest", params: ({ event }) => event },
    },
  },
  states: {
    valid: {},
    renewing: {
      exit: "forgetRequests",
      on: {
        "token.requested": { actions: { type: "noteRequest", params: ({ event }) => event } },
      },
      invoke: {
        id: "renewToken",
        src: "renewToken",
        onDone: {
          target: "valid",
          actions: { type: "sendRenewed", params: ({ event }) => ({ session: event.output }) },
        },
        onError: [
          {
            guard: "isInBackground",
            target: "failed",
            actions: { type: "report", params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: "isSessionOver", params: ({ event }) => ({ error: event.error }) },
            target: "failed",
            actions: [
              { type: "report", params: ({ event }) => ({ error: event.error }) },
              { type: "sendEnded", params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: "failed",
            actions: [
              { type: "report", params: ({ event }) => ({ error: event.error }) },
              { type: "sendFailed", params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    failed: {},
  },
});
