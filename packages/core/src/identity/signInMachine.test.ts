import { createActor, fromCallback } from "xstate";
import { describe, expect, it } from "vitest";
import { settle, stillRunning, walk } from "../testing/index.ts";
import { IdentityError } from "./errors.ts";
import { renewalMachine } from "./renewalMachine.ts";
import type { InitialLocation, Session } from "./session.ts";
import type { SignInEvent } from "./signInEvent.ts";
import { signInMachine } from "./signInMachine.ts";
import { signInView } from "./signInView.ts";

const atProvider: Session = { via: "provider", user: { sub: "p" }, permissions: [] };
const byToken: Session = { via: "apiToken", user: { sub: "t" }, permissions: [] };

const walked = signInMachine.provide({
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
    renewal: renewalMachine.provide({ actors: { renewToken: stillRunning() } }),
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
});

const paths = ["/auth/login", "/auth/logout", "/ct", "/notes"];

const events: SignInEvent[] = [
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
];

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

const outcomes = {
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
};

describe("signInMachine", () => {
  it("keeps its promises on every path, and every state and transition is reached", () => {
    const report = walk(walked, {
      events,
      outcomes,
      identify: ({ value, context }) => [
        value,
        context.page?.kind,
        context.session?.via,
        context.hasOneTimeLink,
        context.hasTriedClientTool,
        JSON.stringify(value).includes("arriving") ? context.openedWith : null,
      ],
      invariant: (after, event, before) => {
        const { status, phase, user, error } = signInView(after);
        expect(user !== null).toBe(status === "authenticated");
        if (status === "error") expect(error).not.toBeNull();
        if (event === "renewal.failed") expect(status).toBe(signInView(before).status);
        if (phase === "signedIn") expect(status).toBe("authenticated");
        // Nobody who is signed out stays on a protected page, and nobody signed in on the logout page.
        const page = after.context.page?.kind;
        if (status === "unauthenticated") expect(["login", "logout"]).toContain(page);
        if (status === "authenticated") expect(page).not.toBe("logout");
        const hasReturned = after.matches({ arriving: "finishing" });
        if (hasReturned && !before.matches({ arriving: "finishing" })) {
          expect(event).toBe("xstate.done.actor.readInitialLocation");
        }
      },
    });
    expect(report.missedStates).toEqual([]);
    expect(report.missedTransitions).toEqual([]);
    expect(report.walks).toBeGreaterThan(500);
  });

  it("starts loading and not authenticated", () => {
    const actor = createActor(walked).start();
    expect(signInView(actor.getSnapshot())).toMatchObject({ status: "loading", user: null });
  });

  it("fails by name when its world was not provided", async () => {
    const actor = createActor(signInMachine);
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    await settle();
    expect(String(errors[0])).toContain('"forgetOneTimeLink" was not provided');
  });

  it("gives every invoke an id and names events noun.verbed", () => {
    const chart = JSON.stringify(signInMachine.config);
    const sources = chart.match(/"src":"/g) ?? [];
    const ids = chart.match(/"id":"[a-zA-Z]+","src":"/g) ?? [];
    expect(ids).toHaveLength(sources.length);
    for (const { type } of events) expect(type).toMatch(/^[a-zA-Z]+\.[a-z]+ed$|^page\.shown$/);
  });
});
