import { describe, expect, it } from "vitest";
import { machineWalks, openConsent, settle, walk } from "../testing/index.ts";
import { consentView, unsetConsent, type ConsentEvent, type StoredConsent } from "./index.ts";

const down = new Error("503");

const known = (consent: StoredConsent, userId = "ada"): ConsentEvent => ({
  type: "user.identified",
  userId,
  consent,
  properties: { username: userId },
});

const allow: ConsentEvent = { type: "consent.allowed" };
const deny: ConsentEvent = { type: "consent.denied" };
const viewed = (path: string): ConsentEvent => ({ type: "page.viewed", path });

describe("analytics consent", () => {
  it("shows the banner while it is unset, and not before the user is known", async () => {
    const page = openConsent();
    expect(page.view()).toMatchObject({ choice: "unknown", isBannerShown: false });
    await page.send(known(null));
    expect(page.view()).toEqual(unsetConsent);
    expect(page.view()).toMatchObject({ choice: "unset", isBannerShown: true });
  });

  it("is stored when given, and the banner is gone at once", async () => {
    const page = openConsent();
    await page.send(known(null));
    page.consent.send(allow);
    expect(page.view()).toMatchObject({ choice: "allowed", isBannerShown: false, isSaving: true });
    await settle();
    expect(page.service.saved).toEqual([true]);
    expect(page.view()).toMatchObject({ choice: "allowed", isSaving: false, error: null });
    expect(page.did).toEqual(["stop", "start ada"]);
  });

  it("is stored when denied, and nothing is ever loaded", async () => {
    const page = openConsent();
    await page.send(known(null), deny);
    expect(page.service.saved).toEqual([false]);
    expect(page.view()).toMatchObject({ choice: "denied", isBannerShown: false });
    expect(page.did).not.toContain("start ada");
    expect(page.service.lookupReads).toBe(0);
  });

  it("goes back to the banner and says so when it could not be saved", async () => {
    const page = openConsent();
    page.service.error = down;
    await page.send(known(null), allow);
    expect(page.view()).toMatchObject({ choice: "unset", isBannerShown: true, error: down });
    expect(page.failed).toEqual([down]);
    expect(page.state.isRunning).toBe(false);
    page.service.error = null;
    await page.send(allow);
    expect(page.view()).toMatchObject({ choice: "allowed", error: null });
  });

  it("is saved once however often it is clicked", async () => {
    const page = openConsent();
    await page.send(known(null), allow, allow, deny);
    expect(page.service.saved).toEqual([true]);
  });

  it("can be withdrawn: analytics stops at once and clears what it stored", async () => {
    const page = openConsent();
    await page.send(known(true));
    page.consent.send(deny);
    expect(page.state.isRunning).toBe(false);
    await settle();
    expect(page.view().choice).toBe("denied");
    expect(page.did.at(-1)).toBe("stop");
  });

  it("goes back to allowed when a withdrawal fails, yet nothing is told any more", async () => {
    const page = openConsent();
    await page.send(known(true));
    page.service.error = down;
    await page.send(deny, viewed("/notes"), known(true));
    expect(page.view()).toMatchObject({ choice: "allowed", error: down });
    expect(page.state.isRunning).toBe(false);
    expect(page.pages).toEqual([]);
    page.service.error = null;
    await page.send(deny);
    expect(page.view()).toMatchObject({ choice: "denied", error: null });
  });

  it("can be given again after it was denied or withdrawn", async () => {
    const page = openConsent();
    await page.send(known(false), allow);
    await page.send(deny);
    await page.send(allow);
    expect(page.service.saved).toEqual([true, false, true]);
    expect(page.did.filter((did) => did.startsWith("start"))).toHaveLength(2);
    expect(page.state.isRunning).toBe(true);
    page.service.error = down;
    await page.send(deny);
    page.service.error = null;
    await page.send(allow);
    expect(page.state.isRunning).toBe(true);
  });

  it("stays denied when giving it again could not be saved", async () => {
    const page = openConsent();
    page.service.error = down;
    await page.send(known(false), allow);
    expect(page.view()).toMatchObject({ choice: "denied", error: down });
  });

  it("follows what another device has stored, and another user's own answer", async () => {
    const page = openConsent();
    await page.send(known(true), known(false));
    expect(page.view().choice).toBe("denied");
    expect(page.state.isRunning).toBe(false);
    await page.send(known(null, "bob"));
    expect(page.view().choice).toBe("unset");
    await page.send(known(true, "carl"));
    expect(page.did.at(-1)).toBe("start carl");
    await page.send({ type: "user.forgotten" });
    expect(page.view().choice).toBe("unknown");
    expect(page.state.isRunning).toBe(false);
  });

  it("is not overtaken by an older answer that arrives while it is being saved", async () => {
    const page = openConsent();
    await page.send(known(null));
    for (const event of [allow, known(null), known(true)]) page.consent.send(event);
    expect(page.view()).toMatchObject({ choice: "allowed", isSaving: true, isPreparing: false });
    await settle();
    expect(page.view().choice).toBe("allowed");
    expect(page.did.filter((did) => did === "start ada")).toHaveLength(1);
  });
});

describe("consentMachine", () => {
  it("keeps its promises on every path, and every state and transition is reached", () => {
    const report = walk(machineWalks.consentMachine, (after, event, before) => {
      const view = consentView(after);
      const { stored, userId } = after.context;
      // Nothing is sent without a stored consent.
      if (after.matches({ allowed: "on" })) expect(stored).toBe(true);
      if (after.matches("denied")) expect(stored).toBe(false);
      if (view.isBannerShown) expect(stored).toBeNull();
      expect(view.choice === "unknown").toBe(userId === null);
      // Only somebody who stored a consent earlier ever waits for it.
      if (view.isPreparing && !consentView(before).isPreparing)
        expect(event).toBe("user.identified");
    });
    expect(report.missedStates).toEqual([]);
    expect(report.missedTransitions).toEqual([]);
  });
});
