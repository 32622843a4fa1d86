import { renewalMachine, type Session } from "../../identity/index.ts";
import { stillRunning, walkable } from "../walkable.ts";

const session: Session = { via: "provider", user: { sub: "p" }, permissions: [] };

/** What a renewal throws when the session at the provider is over. */
const sessionOver = new Error("over");

/** The renewal of an access token, which may fail for now or for good. */
export const renewalWalk = walkable({
  machine: renewalMachine.provide({
    actors: { renewToken: stillRunning() },
    actions: {
      report: () => {},
      sendRenewed: () => {},
      sendFailed: () => {},
      sendEnded: () => {},
    },
    guards: { isSessionOver: (_, { error }) => error === sessionOver },
  }),
  events: [
    { type: "token.requested", isBackground: false },
    { type: "token.requested", isBackground: true },
  ],
  outcomes: {
    renewToken: [{ output: session }, { error: new Error("later") }, { error: sessionOver }],
  },
  identify: ({ value, context }) => [value, context],
});
