import { signInSetup } from "./signInSetup.ts";

/** `arriving` of `signInMachine`: reads how the document was opened and looks for a session. */
export const arrivingState = signInSetup.createStateConfig({
  tags: "loading",
  initial: "reading",
  on: {
    "provider.requested": {
      target: "redirecting",
      actions: { type: "takeRequest", params: ({ event }) => event },
    },
  },
  states: {
    reading: {
      invoke: {
        id: "readInitialLocation",
        src: "readInitialLocation",
        onDone: {
          target: "routing",
          actions: { type: "takeInitialLocation", params: ({ event }) => event.output },
        },
        onError: {
          target: "#signIn.signedOut.failed",
          actions: { type: "takeError", params: ({ event }) => event },
        },
      },
    },
    routing: {
      always: [
        { guard: { type: "wasOpenedWith", params: { kind: "callback" } }, target: "finishing" },
        { guard: { type: "wasOpenedWith", params: { kind: "repeated" } }, target: "checking" },
        { guard: { type: "wasOpenedWith", params: { kind: "check" } }, target: "checking" },
        {
          guard: { type: "wasOpenedWith", params: { kind: "lost" } },
          target: "#signIn.signedOut.failed",
          actions: { type: "takeCode", params: { code: "missing_transaction" } },
        },
        { target: "resolving" },
      ],
    },
    finishing: {
      invoke: {
        id: "finishRedirect",
        src: "finishRedirect",
        onDone: {
          target: "#signIn.signedIn.viaProvider",
          actions: [
            { type: "takeSession", params: ({ event }) => event.output },
            "markClientToolDone",
            { type: "goToReturnTarget", params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: "#signIn.signedOut.failed",
          actions: { type: "takeError", params: ({ event }) => event },
        },
      },
    },
    checking: {
      invoke: {
        id: "checkSession",
        src: "checkSession",
        onDone: {
          target: "resolving",
          actions: { type: "takeSession", params: ({ event }) => ({ session: event.output }) },
        },
        onError: { target: "resolving" },
      },
    },
    resolving: {
      always: [
        { guard: "mustAskToSwitch", target: "#signIn.signedIn.askingToSwitch" },
        {
          guard: "isViaProvider",
          target: "#signIn.signedIn.viaProvider",
          actions: ["markClientToolDone", { type: "goToReturnTarget", params: { returnTo: null } }],
        },
        {
          guard: "isViaApiToken",
          target: "#signIn.signedIn.viaApiToken",
          actions: "leaveLogin",
        },
        { guard: "hasOneTimeLink", target: "#signIn.oneTimeLogin.withLink" },
        {
          guard: { type: "wasOpenedWith", params: { kind: "repeated" } },
          target: "#signIn.redirecting",
        },
        { target: "#signIn.signedOut" },
      ],
    },
  },
});
