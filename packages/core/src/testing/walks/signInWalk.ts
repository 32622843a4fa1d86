import { fromCallback } from "xstate";
import {
  IdentityError,
  signInMachine,
  type InitialLocation,
  type Session,
} from "../../identity/index.ts";
import { stillRunning, walkable } from "../walkable.ts";
import { renewalWalk } from "./renewalWalk.ts";

const atProvider: Session = { via: "provider", user: { sub: "p" }, permissions: [] };
const byToken: Session = { via: "apiToken", user: { sub: "t" }, permissions: [] };

const paths = ["/auth/login", "/auth/logout", "/ct", "/notes"];

const kinds: InitialLocation["kind"][] = [
  "callback",
  "repeated",
  "lost",
  "apiToken",
  "check",
  "nothing",
];

const locations = kinds.flatMap((kind) =>
  paths.flatMap((path) =>
    [
      { hasOneTimeLink: false, hasTriedClientTool: false },
      { hasOneTimeLink: path !== "/auth/logout", hasTriedClientTool: false },
      { hasOneTimeLink: false, hasTriedClientTool: true },
    ].map((visit) => ({
      output: {
        kind,
        path,
        ...visit,
        session: kind === "apiToken" ? byToken : null,
      } satisfies InitialLocation,
    })),
  ),
);

const failed = { error: new IdentityError("provider_error", "No") };

/** Sign-in, however the document was opened, on one page of each kind. */
export const signInWalk = walkable({
  machine: signInMachine.provide({
    actors: {
      readInitialLocation: stillRunning(),
      finishRedirect: stillRunning(),
      checkSession: stillRunning(),
      exchangeOneTimeLink: stillRunning(),
      redirectToProvider: stillRunning(),
      signInByPopup: stillRunning(),
      signOutAtProvider: stillRunning(),
      signOutLocally: stillRunning(),
      watchSession: fromCallback(() => {}),
      renewal: renewalWalk.machine,
    },
    actions: {
      goToReturnTarget: () => {},
      goToLogin: () => {},
      goHome: () => {},
      leaveLogin: () => {},
      rememberPage: () => {},
      rememberClientTool: () => {},
      forgetOneTimeLink: () => {},
      clearCaches: () => {},
    },
  }),
  events: [
    ...paths.map((path) => ({ type: "page.entered" as const, path })),
    { type: "signIn.requested" },
    { type: "provider.requested" },
    { type: "popup.requested" },
    { type: "switch.confirmed" },
    { type: "switch.declined" },
    { type: "signOut.requested" },
    { type: "request.unauthorized", isRepeated: false },
    { type: "request.unauthorized", isRepeated: true },
    { type: "session.ended" },
    { type: "session.ended", code: "login_required" },
    { type: "session.renewed", session: atProvider },
    { type: "renewal.failed", code: "timeout" },
    { type: "page.restored" },
    { type: "page.shown" },
  ],
  outcomes: {
    readInitialLocation: [...locations, failed],
    finishRedirect: [{ output: { session: atProvider, returnTo: "/notes" } }, failed],
    checkSession: [{ output: atProvider }, { output: null }, failed],
    exchangeOneTimeLink: [
      { output: { kind: "session", session: byToken } },
      { output: { kind: "location" } },
      failed,
    ],
    redirectToProvider: [{ output: undefined }, failed],
    signInByPopup: [{ output: atProvider }, failed],
    confirmByPopup: [{ output: atProvider }, failed],
    signOutAtProvider: [{ output: undefined }, failed],
    signOutLocally: [{ output: undefined }, failed],
  },
  identify: ({ value, context }) => [
    value,
    context.page?.kind,
    context.session?.via,
    context.hasOneTimeLink,
    context.hasTriedClientTool,
    JSON.stringify(value).includes("arriving") ? context.openedWith : null,
  ],
});
