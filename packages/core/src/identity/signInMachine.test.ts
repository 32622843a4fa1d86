import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { machineWalks, settle, walk } from "../testing/index.ts";
import { signInMachine } from "./signInMachine.ts";
import { signInView } from "./signInView.ts";

describe("signInMachine", () => {
  it("keeps its promises on every path, and every state and transition is reached", () => {
    const report = walk(machineWalks.signInMachine, (after, event, before) => {
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
    });
    expect(report.missedStates).toEqual([]);
    expect(report.missedTransitions).toEqual([]);
    expect(report.walks).toBeGreaterThan(500);
  });

  it("starts loading and not authenticated", () => {
    const actor = createActor(machineWalks.signInMachine.machine).start();
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
    for (const { type } of machineWalks.signInMachine.events)
      expect(type).toMatch(/^[a-zA-Z]+\.[a-z]+ed$|^page\.shown$/);
  });
});
