import { createActor, fromCallback } from "xstate";
import { describe, expect, it } from "vitest";
import { settle, stillRunning, walk } from "../testing/index.ts";
import { IdentityError } from "./errors.ts";
import type { Arrival, Session } from "./session.ts";
import type { SignInEvent } from "./signInEvent.ts";
import { signInMachine } from "./signInMachine.ts";
import { signInView } from "./signInView.ts";

const atProvider: Session = { via: "provider", user: { sub: "p" }, permissions: [] };
const byToken: Session = { via: "apiToken", user: { sub: "t" }, permissions: [] };

const walked = signInMachine.provide({
  actors: {
    readArrival: stillRunning(),
    finishRedirect: stillRunning(),
    checkSession: stillRunning(),
    exchangeOneTimeLink: stillRunning(),
    redirectToProvider: stillRunning(),
    signInByPopup: stillRunning(),
    signOutAtProvider: stillRunning(),
    signOutLocally: stillRunning(),
    watchSession: fromCallback(() => {}),
  },
  actions: {
    goToReturnTarget: () => {},
    goToWantedTarget: () => {},
    leaveLanding: () => {},
    rememberReturnTarget: () => {},
    rememberClientTool: () => {},
    dropOneTimeLink: () => {},
    clearCaches: () => {},
  },
});

const events: SignInEvent[] = [
  { type: "signIn.requested" },
  { type: "returnTarget.remembered", path: "/notes" },
  { type: "provider.requested" },
  { type: "clientTool.entered", path: "/ct" },
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

const kinds: Arrival["kind"][] = ["callback", "repeated", "lost", "apiToken", "check", "nothing"];

const arrivals = kinds.flatMap((kind) =>
  [false, true].flatMap((hasOneTimeLink) =>
    [false, true].map((hasTriedClientTool) => ({
      output: {
        kind,
        hasOneTimeLink,
        hasTriedClientTool,
        session: kind === "apiToken" ? byToken : null,
      } satisfies Arrival,
    })),
  ),
);

const failed = { error: new IdentityError("provider_error", "No") };

const outcomes = {
  readArrival: [...arrivals, failed],
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
        context.session?.via,
        context.error !== null,
        context.hasOneTimeLink,
        context.hasTriedClientTool,
        JSON.stringify(value).includes("arriving") ? context.arrivedBy : null,
      ],
      invariant: (after, event, before) => {
        const view = signInView(after);
        expect(view.user !== null).toBe(view.status === "authenticated");
        if (view.status === "error") expect(view.error).not.toBeNull();
        if (event === "renewal.failed") expect(view.status).toBe(signInView(before).status);
        const hasReturned = after.matches({ arriving: "finishing" });
        if (hasReturned && !before.matches({ arriving: "finishing" })) {
          expect(event).toBe("xstate.done.actor.readArrival");
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

  it("fails for everybody to see when its world was not provided", async () => {
    const actor = createActor(signInMachine).start();
    await settle();
    expect(signInView(actor.getSnapshot())).toMatchObject({ status: "error" });
  });

  it("gives every invoke an id and speaks of events as noun.verbed", () => {
    const chart = JSON.stringify(signInMachine.config);
    const sources = chart.match(/"src":"/g) ?? [];
    const ids = chart.match(/"id":"[a-zA-Z]+","src":"/g) ?? [];
    expect(ids).toHaveLength(sources.length);
    for (const { type } of events) expect(type).toMatch(/^[a-zA-Z]+\.[a-z]+ed$|^page\.shown$/);
  });
});
