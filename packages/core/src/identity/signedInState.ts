import { pagePath, signInSetup } from "./signInSetup.ts";

/** `signedIn` of `signInMachine`: by which way, and what ends it. */
export const signedInState = signInSetup.createStateConfig({
  tags: "authenticated",
  initial: "viaProvider",
  invoke: [
    { id: "watchSession", src: "watchSession" },
    { id: "renewal", src: "renewal" },
  ],
  always: { guard: { type: "isOn", params: { page: "logout" } }, target: "leaving" },
  on: {
    "page.entered": {
      guard: { type: "entersLogin", params: ({ event }) => event },
      actions: [{ type: "takePage", params: ({ event }) => event }, "leaveLogin"],
    },
    "page.shown": { actions: "checkWatch" },
    "session.renewed": { actions: { type: "takeSession", params: ({ event }) => event } },
    "renewal.failed": { actions: { type: "takeCode", params: ({ event }) => event } },
    "session.ended": [
      {
        guard: { type: "hasCode", params: ({ event }) => event },
        target: "signedOut.failed",
        actions: ["clearCaches", { type: "takeCode", params: ({ event }) => event }],
      },
      { target: "signedOut.ended", actions: "clearCaches" },
    ],
    "signOut.requested": { target: "leaving" },
    "request.unauthorized": [
      {
        guard: { type: "isRepeated", params: ({ event }) => event },
        target: "signedOut.failed",
        actions: ["clearCaches", { type: "takeCode", params: { code: "unauthorized" } }],
      },
      { target: "leaving" },
    ],
  },
  states: {
    viaProvider: {
      initial: "steady",
      on: {
        "provider.requested": {
          target: "#signIn.redirecting.fromProduct",
          actions: [{ type: "takeRequest", params: ({ event }) => event }, "dropSession"],
        },
      },
      states: {
        steady: {
          on: {
            "popup.requested": {
              target: "confirming",
              actions: { type: "takeRequest", params: ({ event }) => event },
            },
          },
        },
        confirming: {
          invoke: {
            id: "confirmByPopup",
            src: "signInByPopup",
            input: ({ context: { extras } }) => ({ extras }),
            onDone: {
              target: "steady",
              actions: {
                type: "takeSession",
                params: ({ event }) => ({ session: event.output }),
              },
            },
            onError: {
              target: "steady",
              actions: { type: "takeError", params: ({ event }) => event },
            },
          },
        },
      },
    },
    viaApiToken: {
      always: {
        guard: "mustTryClientTool",
        target: "#signIn.redirecting.fromProduct",
        actions: [
          { type: "rememberClientTool", params: ({ context }) => pagePath(context) },
          "markClientToolTried",
          "dropSession",
        ],
      },
    },
    askingToSwitch: {
      entry: "goHome",
      on: {
        "page.entered": {
          guard: { type: "entersLogin", params: ({ event }) => event },
          actions: [{ type: "takePage", params: ({ event }) => event }, "goHome"],
        },
        // Nobody is signed in any more, so there is nothing to ask: the link is used.
        "request.unauthorized": {
          target: "#signIn.oneTimeLogin.withLink",
          actions: ["clearCaches", "dropSession"],
        },
        "switch.confirmed": {
          target: "#signIn.oneTimeLogin.withLink",
          actions: ["clearCaches", "dropSession"],
        },
        "switch.declined": [
          {
            guard: "isViaProvider",
            target: "viaProvider",
            actions: ["forgetOneTimeLink", "dropOneTimeLink"],
          },
          { target: "viaApiToken", actions: ["forgetOneTimeLink", "dropOneTimeLink"] },
        ],
      },
    },
  },
});
