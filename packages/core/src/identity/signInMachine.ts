import { signInSetup } from "./signInSetup.ts";

/**
 * Sign-in, from the opening of the page to the leaving of it (specification 2.1, 4 and 5). The
 * chart names what happens; `signInActors` makes it happen.
 */
export const signInMachine = signInSetup.createMachine({
  id: "signIn",
  context: {
    session: null,
    error: null,
    arrivedBy: "nothing",
    hasOneTimeLink: false,
    hasTriedClientTool: false,
    returnTo: null,
    extras: {},
  },
  initial: "arriving",
  on: {
    "returnTarget.remembered": {
      actions: { type: "rememberReturnTarget", params: ({ event }) => ({ path: event.path }) },
    },
    "page.restored": { target: ".arriving", actions: "dropSession" },
  },
  states: {
    arriving: {
      tags: "loading",
      initial: "reading",
      on: { "provider.requested": { target: "redirecting", actions: "takeRequest" } },
      states: {
        reading: {
          invoke: {
            id: "readArrival",
            src: "readArrival",
            onDone: {
              target: "weighing",
              actions: { type: "takeArrival", params: ({ event }) => event.output },
            },
            onError: { target: "#signIn.signedOut.failed", actions: "takeError" },
          },
        },
        weighing: {
          always: [
            { guard: { type: "hasArrivedBy", params: { kind: "callback" } }, target: "finishing" },
            { guard: { type: "hasArrivedBy", params: { kind: "repeated" } }, target: "checking" },
            { guard: { type: "hasArrivedBy", params: { kind: "check" } }, target: "checking" },
            {
              guard: { type: "hasArrivedBy", params: { kind: "lost" } },
              target: "#signIn.signedOut.failed",
              actions: { type: "takeCode", params: { code: "missing_transaction" } },
            },
            { target: "concluding" },
          ],
        },
        finishing: {
          invoke: {
            id: "finishRedirect",
            src: "finishRedirect",
            onDone: {
              target: "#signIn.signedIn.viaProvider",
              actions: [
                { type: "takeSession", params: ({ event }) => ({ session: event.output.session }) },
                "markClientToolDone",
                {
                  type: "goToReturnTarget",
                  params: ({ event }) => ({ returnTo: event.output.returnTo }),
                },
              ],
            },
            onError: { target: "#signIn.signedOut.failed", actions: "takeError" },
          },
        },
        checking: {
          invoke: {
            id: "checkSession",
            src: "checkSession",
            onDone: {
              target: "concluding",
              actions: { type: "takeSession", params: ({ event }) => ({ session: event.output }) },
            },
            onError: { target: "concluding" },
          },
        },
        concluding: {
          always: [
            { guard: "mustAsk", target: "#signIn.askingToSwitch" },
            {
              guard: "isViaProvider",
              target: "#signIn.signedIn.viaProvider",
              actions: [
                "markClientToolDone",
                { type: "goToReturnTarget", params: { returnTo: null } },
              ],
            },
            {
              guard: "isViaApiToken",
              target: "#signIn.signedIn.viaApiToken",
              actions: "leaveLanding",
            },
            { guard: "hasOneTimeLink", target: "#signIn.oneTimeLogin" },
            {
              guard: { type: "hasArrivedBy", params: { kind: "repeated" } },
              target: "#signIn.redirecting",
            },
            { target: "#signIn.signedOut" },
          ],
        },
      },
    },
    askingToSwitch: {
      tags: "authenticated",
      on: {
        "switch.confirmed": { target: "oneTimeLogin", actions: ["clearCaches", "dropSession"] },
        "switch.declined": [
          {
            guard: "isViaProvider",
            target: "signedIn.viaProvider",
            actions: ["dropOneTimeLink", "dropLink"],
          },
          { target: "signedIn.viaApiToken", actions: ["dropOneTimeLink", "dropLink"] },
        ],
      },
    },
    oneTimeLogin: {
      tags: "loading",
      exit: "dropLink",
      on: { "provider.requested": { target: "redirecting", actions: "takeRequest" } },
      invoke: {
        id: "exchangeOneTimeLink",
        src: "exchangeOneTimeLink",
        onDone: [
          {
            guard: { type: "isSession", params: ({ event }) => event.output },
            target: "signedIn.viaApiToken",
            actions: [
              { type: "takeAnswer", params: ({ event }) => event.output },
              "goToWantedTarget",
            ],
          },
          { target: "redirecting.departed" },
        ],
        onError: { target: "redirecting" },
      },
    },
    redirecting: {
      tags: "loading",
      initial: "preparing",
      states: {
        preparing: {
          invoke: {
            id: "redirectToProvider",
            src: "redirectToProvider",
            input: ({ context: { returnTo, extras } }) => ({ returnTo, extras }),
            onDone: { target: "departed" },
            onError: { target: "#signIn.signedOut.failed", actions: "takeError" },
          },
        },
        departed: {},
      },
    },
    inPopup: {
      tags: "loading",
      on: { "provider.requested": { target: "redirecting", actions: "takeRequest" } },
      invoke: {
        id: "signInByPopup",
        src: "signInByPopup",
        input: ({ context }) => ({ extras: context.extras }),
        onDone: {
          target: "signedIn.viaProvider",
          actions: [
            { type: "takeSession", params: ({ event }) => ({ session: event.output }) },
            "markClientToolDone",
            "goToWantedTarget",
          ],
        },
        onError: { target: "signedOut.failed", actions: "takeError" },
      },
    },
    signedIn: {
      tags: "authenticated",
      initial: "viaProvider",
      invoke: { id: "watchSession", src: "watchSession" },
      on: {
        "page.shown": { actions: "askWatch" },
        "session.renewed": {
          actions: { type: "takeSession", params: ({ event }) => ({ session: event.session }) },
        },
        "renewal.failed": { actions: "takeReason" },
        "session.ended": [
          {
            guard: { type: "hasCode", params: ({ event }) => event },
            target: "signedOut.failed",
            actions: ["clearCaches", "dropSession", "takeReason"],
          },
          { target: "signedOut.ended", actions: ["clearCaches", "dropSession"] },
        ],
        "request.unauthorized": {
          guard: { type: "isRepeated", params: ({ event }) => event },
          target: "signedOut.failed",
          actions: [
            "clearCaches",
            "dropSession",
            { type: "takeCode", params: { code: "unauthorized" } },
          ],
        },
      },
      states: {
        viaProvider: {
          initial: "steady",
          on: {
            "provider.requested": {
              target: "#signIn.redirecting",
              actions: ["takeRequest", "dropSession"],
            },
            "signOut.requested": { target: "#signIn.leaving.atProvider", actions: "dropSession" },
            "request.unauthorized": {
              guard: { type: "isFirst", params: ({ event }) => event },
              target: "#signIn.leaving.atProvider",
              actions: "dropSession",
            },
          },
          states: {
            steady: { on: { "popup.requested": { target: "confirming", actions: "takeRequest" } } },
            confirming: {
              invoke: {
                id: "confirmByPopup",
                src: "signInByPopup",
                input: ({ context }) => ({ extras: context.extras }),
                onDone: {
                  target: "steady",
                  actions: {
                    type: "takeSession",
                    params: ({ event }) => ({ session: event.output }),
                  },
                },
                onError: { target: "steady", actions: "takeError" },
              },
            },
          },
        },
        viaApiToken: {
          on: {
            "signOut.requested": { target: "#signIn.leaving.locally", actions: "dropSession" },
            "request.unauthorized": {
              guard: { type: "isFirst", params: ({ event }) => event },
              target: "#signIn.leaving.locally",
              actions: "dropSession",
            },
            "clientTool.entered": {
              guard: "mayTryClientTool",
              target: "#signIn.redirecting",
              actions: ["rememberClientTool", "markClientToolTried", "takeRequest", "dropSession"],
            },
          },
        },
      },
    },
    signedOut: {
      initial: "resting",
      states: { resting: {}, ended: {}, failed: { tags: "failed" } },
      on: {
        "signIn.requested": { target: "oneTimeLogin", actions: "takeRequest" },
        "provider.requested": { target: "redirecting", actions: "takeRequest" },
        "clientTool.entered": [
          {
            guard: "mayTryClientTool",
            target: "redirecting",
            actions: ["rememberClientTool", "markClientToolTried", "takeRequest"],
          },
          { target: "oneTimeLogin", actions: "takeRequest" },
        ],
        "popup.requested": { target: "inPopup", actions: "takeRequest" },
        "signOut.requested": { target: "leaving.atProvider" },
      },
    },
    leaving: {
      tags: "loading",
      initial: "atProvider",
      states: {
        atProvider: {
          invoke: {
            id: "signOutAtProvider",
            src: "signOutAtProvider",
            onDone: { target: "departed" },
            onError: { target: "#signIn.signedOut.failed", actions: "takeError" },
          },
        },
        locally: {
          invoke: {
            id: "signOutLocally",
            src: "signOutLocally",
            onDone: { target: "#signIn.signedOut" },
            onError: { target: "#signIn.signedOut" },
          },
        },
        departed: {},
      },
    },
  },
});
