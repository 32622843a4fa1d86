import { assign, emit, setup } from "xstate";
import { notProvided, promiseNotProvided, type AnalyticsProperties } from "../ports/index.ts";

/** What a user has answered: true allowed, false denied, null not yet. */
export type StoredConsent = boolean | null;

interface KnownUser {
  userId: string;
  consent: StoredConsent;
  /** What analytics is told of the user. */
  properties: AnalyticsProperties;
}

interface Context {
  userId: string | null;
  properties: AnalyticsProperties;
  /** What was stored on the user when it was last known. */
  stored: StoredConsent;
  /** The answer being saved, else the one last saved. */
  wanted: boolean;
  error: unknown;
  /** The page on screen. */
  path: string | null;
}

/** What the machine understands. */
export type ConsentEvent =
  | ({ type: "user.known" } & KnownUser)
  | { type: "user.forgotten" }
  | { type: "consent.allowed" }
  | { type: "consent.denied" }
  | { type: "page.viewed"; path: string };

/** What it tells: an answer could not be saved. */
export interface ConsentEmitted {
  type: "consent.failed";
  error: unknown;
}

/** How long the app may stay behind the lookups; the loading timeout of specification 9. */
const longestPreparation = 3000;

/**
 * Consent to product analytics (specification 4): unset, allowed or denied, stored on the user.
 * Analytics lives inside `allowed.on` alone and ends the moment that is left.
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
    takeUser: assign((_, { userId, consent, properties }: KnownUser) => ({
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
    tellFailed: emit(({ context }) => ({
      type: "consent.failed" as const,
      error: context.error,
    })),
  },
  guards: {
    isAllowed: (_, params: { consent: StoredConsent }) => params.consent === true,
    isDenied: (_, params: { consent: StoredConsent }) => params.consent === false,
    isSameUser: ({ context }, params: KnownUser) => params.userId === context.userId,
    isUnchanged: ({ context }, params: KnownUser) =>
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
    "user.known": [
      // The user is read again and again; only news is news.
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
      // Whoever used this browser before may have left something behind.
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
              "tellFailed",
            ],
          },
          {
            guard: "wasDenied",
            target: "denied",
            actions: [
              { type: "takeError", params: ({ event }) => ({ error: event.error }) },
              "tellFailed",
            ],
          },
          {
            target: "unset",
            actions: [
              { type: "takeError", params: ({ event }) => ({ error: event.error }) },
              "tellFailed",
            ],
          },
        ],
      },
      on: {
        // It was read before the answer that is being saved had arrived there.
        "user.known": { guard: { type: "isSameUser", params: ({ event }) => event } },
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
        // Allowed as far as is stored, but nothing is told: the start failed, or a withdrawal
        // could not be saved.
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
      // It may have been withdrawn in another browser tab or on another device.
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
