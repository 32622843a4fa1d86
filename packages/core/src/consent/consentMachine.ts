import { assign, emit, setup } from "xstate";
import { notProvided, promiseNotProvided, type AnalyticsProperties } from "../ports/index.ts";

/** The stored answer of a user: true allowed, false denied, null unset. */
export type StoredConsent = boolean | null;

interface IdentifiedUser {
  userId: string;
  consent: StoredConsent;
  /** The user properties of analytics (specification 3). */
  properties: AnalyticsProperties;
}

interface Context {
  userId: string | null;
  properties: AnalyticsProperties;
  /** The answer stored on the user, as last read. */
  stored: StoredConsent;
  /** The answer being saved, else the one last saved. */
  wanted: boolean;
  error: unknown;
  /** The path of the page on screen. */
  path: string | null;
}

/** The events of `consentMachine`. */
export type ConsentEvent =
  | ({ type: "user.identified" } & IdentifiedUser)
  | { type: "user.forgotten" }
  | { type: "consent.allowed" }
  | { type: "consent.denied" }
  | { type: "page.viewed"; path: string };

/** Emitted when an answer could not be saved. */
export interface ConsentEmitted {
  type: "consent.failed";
  error: unknown;
}

/** Milliseconds for which the reference lookups may replace the app by a placeholder (specification 9). */
const longestPreparation = 3000;

/**
 * Consent to product analytics (specification 4): unset, allowed or denied, stored on the user.
 * Analytics runs only in `allowed.on` and is stopped when that state is left.
 */
export const consentMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ConsentEvent,
    emitted: {} as ConsentEmitted,
  },
  actors: {
    saveConsent: promiseNotProvided<void, { isAllowed: boolean }>("saveConsent"),
    startAnalytics: promiseNotProvided<void, { properties: AnalyticsProperties }>("startAnalytics"),
  },
  actions: {
    stopAnalytics: notProvided("stopAnalytics"),
    sendPage: notProvided("sendPage"),
    report: (_, _params: { error: unknown }) => notProvided("report")(),
    takeUser: assign((_, { userId, consent, properties }: IdentifiedUser) => ({
      userId,
      properties,
      stored: consent,
      error: null,
    })),
    dropUser: assign({ userId: null, properties: {}, stored: null, error: null }),
    want: assign((_, params: { isAllowed: boolean }) => ({
      wanted: params.isAllowed,
      error: null,
    })),
    markStored: assign({ stored: ({ context }) => context.wanted }),
    takeError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    takePath: assign((_, params: { path: string }) => ({ path: params.path })),
    emitFailed: emit(({ context }) => ({
      type: "consent.failed" as const,
      error: context.error,
    })),
  },
  guards: {
    isAllowed: (_, params: { consent: StoredConsent }) => params.consent === true,
    isDenied: (_, params: { consent: StoredConsent }) => params.consent === false,
    isSameUser: ({ context }, params: IdentifiedUser) => params.userId === context.userId,
    isUnchanged: ({ context }, params: IdentifiedUser) =>
      params.userId === context.userId && params.consent === context.stored,
    wantsAllowed: ({ context }) => context.wanted,
    wasAllowed: ({ context }) => context.stored === true,
    wasDenied: ({ context }) => context.stored === false,
    isAnotherPage: ({ context }, params: { path: string }) => params.path !== context.path,
  },
  delays: { longestPreparation },
}).createMachine({
  id: "consent",
  context: {
    userId: null,
    properties: {},
    stored: null,
    wanted: false,
    error: null,
    path: null,
  },
  initial: "unknown",
  on: {
    "user.identified": [
      // The user is read repeatedly; an unchanged one changes nothing.
      { guard: { type: "isUnchanged", params: ({ event }) => event } },
      {
        guard: { type: "isAllowed", params: ({ event }) => event },
        target: ".allowed.on.starting.blocking",
        actions: { type: "takeUser", params: ({ event }) => event },
      },
      {
        guard: { type: "isDenied", params: ({ event }) => event },
        target: ".denied",
        actions: { type: "takeUser", params: ({ event }) => event },
      },
      { target: ".unset", actions: { type: "takeUser", params: ({ event }) => event } },
    ],
    "user.forgotten": { target: ".unknown", actions: "dropUser" },
    "page.viewed": {
      actions: { type: "takePath", params: ({ event }) => ({ path: event.path }) },
    },
  },
  states: {
    unknown: {},
    unset: {
      // The user before may have left analytics data in this browser.
      entry: "stopAnalytics",
      on: {
        "consent.allowed": {
          target: "saving",
          actions: { type: "want", params: { isAllowed: true } },
        },
        "consent.denied": {
          target: "saving",
          actions: { type: "want", params: { isAllowed: false } },
        },
      },
    },
    saving: {
      invoke: {
        id: "saveConsent",
        src: "saveConsent",
        input: ({ context }) => ({ isAllowed: context.wanted }),
        onDone: [
          { guard: "wantsAllowed", target: "allowed", actions: "markStored" },
          { target: "denied", actions: "markStored" },
        ],
        onError: [
          {
            guard: "wasAllowed",
            target: "allowed.silent",
            actions: [
              { type: "takeError", params: ({ event }) => ({ error: event.error }) },
              "emitFailed",
            ],
          },
          {
            guard: "wasDenied",
            target: "denied",
            actions: [
              { type: "takeError", params: ({ event }) => ({ error: event.error }) },
              "emitFailed",
            ],
          },
          {
            target: "unset",
            actions: [
              { type: "takeError", params: ({ event }) => ({ error: event.error }) },
              "emitFailed",
            ],
          },
        ],
      },
      on: {
        // The user was read before the answer that is being saved was stored.
        "user.identified": { guard: { type: "isSameUser", params: ({ event }) => event } },
      },
    },
    allowed: {
      initial: "on",
      on: {
        "consent.denied": {
          target: "saving",
          actions: { type: "want", params: { isAllowed: false } },
        },
      },
      states: {
        on: {
          initial: "starting",
          exit: "stopAnalytics",
          states: {
            starting: {
              initial: "background",
              invoke: {
                id: "startAnalytics",
                src: "startAnalytics",
                input: ({ context }) => ({ properties: context.properties }),
                onDone: { target: "running" },
                onError: {
                  target: "#consent.allowed.silent",
                  actions: { type: "report", params: ({ event }) => ({ error: event.error }) },
                },
              },
              states: {
                blocking: { after: { longestPreparation: { target: "background" } } },
                background: {},
              },
            },
            running: {
              entry: "sendPage",
              on: {
                "page.viewed": {
                  guard: {
                    type: "isAnotherPage",
                    params: ({ event }) => ({ path: event.path }),
                  },
                  actions: [
                    { type: "takePath", params: ({ event }) => ({ path: event.path }) },
                    "sendPage",
                  ],
                },
              },
            },
          },
        },
        // Stored as allowed, but nothing is sent: analytics did not start, or a withdrawal could not
        // be saved.
        silent: {
          on: {
            "consent.allowed": {
              target: "#consent.saving",
              actions: { type: "want", params: { isAllowed: true } },
            },
          },
        },
      },
    },
    denied: {
      // Consent may have been withdrawn in another tab or on another device.
      entry: "stopAnalytics",
      on: {
        "consent.allowed": {
          target: "saving",
          actions: { type: "want", params: { isAllowed: true } },
        },
      },
    },
  },
});
