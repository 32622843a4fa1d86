import { arrivingState } from "./arrivingState.ts";
import { signedInState } from "./signedInState.ts";
import { pagePath, signInSetup } from "./signInSetup.ts";

/**
 * Sign-in, from the opening of the document until it is left (specification 2.1, 4 and 5). The
 * router reports each page by `page.entered`; what is shown there is read by `signInView`.
 */
export const signInMachine = signInSetup.createMachine({
  id: "signIn",
  context: {
    session: null,
    error: null,
    page: null,
    openedWith: "nothing",
    hasOneTimeLink: false,
    hasTriedClientTool: false,
    extras: {},
  },
  initial: "arriving",
  on: {
    "page.entered": { actions: { type: "takePage", params: ({ event }) => event } },
    "page.restored": { target: ".arriving", actions: "dropSession" },
  },
  states: {
    arriving: arrivingState,
    oneTimeLogin: {
      tags: "loading",
      initial: "withoutLink",
      exit: "dropOneTimeLink",
      on: {
        "provider.requested": {
          target: "redirecting",
          actions: { type: "takeRequest", params: ({ event }) => event },
        },
      },
      invoke: {
        id: "exchangeOneTimeLink",
        src: "exchangeOneTimeLink",
        onDone: [
          {
            guard: { type: "isSession", params: ({ event }) => event.output },
            target: "signedIn.viaApiToken",
            actions: [
              { type: "takeAnswer", params: ({ event }) => event.output },
              { type: "goToReturnTarget", params: { returnTo: null } },
            ],
          },
          { target: "departed" },
        ],
        onError: [
          { guard: "hasOneTimeLink", target: "redirecting.afterRefusedLink" },
          { target: "redirecting" },
        ],
      },
      states: { withLink: {}, withoutLink: {} },
    },
    redirecting: {
      tags: "loading",
      initial: "directly",
      invoke: {
        id: "redirectToProvider",
        src: "redirectToProvider",
        input: ({ context: { extras } }) => ({ extras }),
        onError: {
          target: "signedOut.failed",
          actions: { type: "takeError", params: ({ event }) => event },
        },
      },
      states: { directly: {}, fromProduct: {}, afterRefusedLink: {} },
    },
    // The browser leaves for the address that POST /auth/token answered.
    departed: { tags: "loading" },
    inPopup: {
      tags: "loading",
      on: {
        "provider.requested": {
          target: "redirecting",
          actions: { type: "takeRequest", params: ({ event }) => event },
        },
      },
      invoke: {
        id: "signInByPopup",
        src: "signInByPopup",
        input: ({ context: { extras } }) => ({ extras }),
        onDone: {
          target: "signedIn.viaProvider",
          actions: [
            { type: "takeSession", params: ({ event }) => ({ session: event.output }) },
            "markClientToolDone",
            { type: "goToReturnTarget", params: { returnTo: null } },
          ],
        },
        onError: {
          target: "signedOut.failed",
          actions: { type: "takeError", params: ({ event }) => event },
        },
      },
    },
    signedIn: signedInState,
    signedOut: {
      initial: "idle",
      entry: ["forgetOneTimeLink", "dropOneTimeLink", "dropSession"],
      // Whoever opens a protected page is sent to the login page, which shows how sign-in stands.
      always: {
        guard: "isOnProtectedPage",
        actions: [
          { type: "rememberPage", params: ({ context }) => pagePath(context) },
          "goToLogin",
          "takeLoginPage",
        ],
      },
      on: {
        "signIn.requested": {
          target: "oneTimeLogin",
          actions: [{ type: "takeRequest", params: {} }, "goToLogin", "takeLoginPage"],
        },
        "provider.requested": {
          target: "redirecting",
          actions: [
            { type: "takeRequest", params: ({ event }) => event },
            "goToLogin",
            "takeLoginPage",
          ],
        },
        "popup.requested": {
          target: "inPopup",
          actions: [
            { type: "takeRequest", params: ({ event }) => event },
            "goToLogin",
            "takeLoginPage",
          ],
        },
      },
      states: {
        idle: {
          always: [
            {
              guard: "mustTryClientTool",
              target: "#signIn.redirecting",
              actions: [
                { type: "rememberClientTool", params: ({ context }) => pagePath(context) },
                "markClientToolTried",
                { type: "takeRequest", params: {} },
              ],
            },
            {
              guard: { type: "isOn", params: { page: "login" } },
              target: "#signIn.oneTimeLogin",
              actions: { type: "takeRequest", params: {} },
            },
          ],
        },
        ended: {},
        failed: { tags: "failed" },
      },
    },
    leaving: {
      tags: "loading",
      initial: "choosing",
      entry: ["forgetOneTimeLink", "dropOneTimeLink"],
      states: {
        choosing: {
          always: [
            { guard: "isViaProvider", target: "atProvider", actions: "dropSession" },
            { target: "locally", actions: "dropSession" },
          ],
        },
        atProvider: {
          invoke: {
            id: "signOutAtProvider",
            src: "signOutAtProvider",
            onError: {
              target: "#signIn.signedOut.failed",
              actions: { type: "takeError", params: ({ event }) => event },
            },
          },
        },
        locally: {
          invoke: {
            id: "signOutLocally",
            src: "signOutLocally",
            onDone: {
              target: "#signIn.signedOut",
              actions: { type: "takePage", params: { path: "/" } },
            },
            onError: { target: "#signIn.signedOut" },
          },
        },
      },
    },
  },
});
