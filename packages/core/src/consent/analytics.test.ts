import { describe, expect, it } from "vitest";
import { noLookups, openConsent, settle } from "../testing/index.ts";
import type { ConsentEvent, CountryLookups, StoredConsent } from "./index.ts";

const down = new Error("503");

const lookups: CountryLookups = {
  ...noLookups,
  countries: { id: ["DK"], name: ["Denmark"] },
};

const known = (consent: StoredConsent): ConsentEvent => ({
  type: "user.identified",
  userId: "ada",
  consent,
  properties: { username: "ada" },
});

const allow: ConsentEvent = { type: "consent.allowed" };
const deny: ConsentEvent = { type: "consent.denied" };
const viewed = (path: string): ConsentEvent => ({ type: "page.viewed", path });

describe("analytics", () => {
  it("starts once, however often the user is read again", async () => {
    const page = openConsent();
    await page.send(known(true), known(true));
    await page.send(known(true));
    expect(page.did).toEqual(["start ada"]);
    expect(page.service.lookupReads).toBe(1);
  });

  it("is told nothing before it has started, and then the page on screen", async () => {
    const page = openConsent();
    page.service.readLookups = async () => lookups;
    await page.send(viewed("/dashboard"), known(true), viewed("/notes/country"));
    expect(page.did).toEqual(["start ada", "page"]);
    await page.send(viewed("/notes/country"), viewed("/notes/showcountry/countryId/DK"));
    expect(page.pages).toEqual([
      { pageSection: "notes", referrer: "DIRECT" },
      { countryId: "DK", countryName: "Denmark", pageSection: "notes", referrer: "DIRECT" },
    ]);
  });

  it("holds the app back while the lookups load, but no longer than 3 s", async () => {
    const page = openConsent();
    let answer = (_: CountryLookups): void => {};
    page.service.readLookups = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await page.send(known(true), viewed("/notes"));
    expect(page.view().isPreparing).toBe(true);
    page.clock.increment(2999);
    expect(page.view().isPreparing).toBe(true);
    page.clock.increment(1);
    expect(page.view().isPreparing).toBe(false);
    expect(page.pages).toHaveLength(0);
    answer(lookups);
    await settle();
    expect(page.pages).toHaveLength(1);
  });

  it("does not hold back an app in which somebody has just answered the banner", async () => {
    const page = openConsent();
    page.service.readLookups = () => new Promise(() => {});
    await page.send(known(null), allow);
    expect(page.view()).toMatchObject({ choice: "allowed", isPreparing: false });
  });

  it("goes on without names when the lookups cannot be had", async () => {
    const page = openConsent();
    page.service.readLookups = async () => {
      throw down;
    };
    await page.send(known(true), viewed("/notes/showcountry/countryId/DK"));
    expect(page.reported).toEqual([down]);
    expect(page.pages).toMatchObject([{ countryId: "DK" }]);
    expect(page.view()).toMatchObject({ isPreparing: false, choice: "allowed" });
  });

  it("that cannot be loaded hinders nobody", async () => {
    const page = openConsent();
    page.state.isBroken = true;
    await page.send(known(true), viewed("/notes"));
    expect(page.view()).toMatchObject({ choice: "allowed", isPreparing: false, error: null });
    expect(page.reported).toHaveLength(1);
    expect(page.pages).toEqual([]);
  });

  it("that starts too late is taken back, and a later start waits for it", async () => {
    const page = openConsent();
    let load = (): void => {};
    page.state.wait = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.send(known(true));
    await page.send(deny);
    await page.send(allow);
    load();
    await settle();
    expect(page.did.slice(-3)).toEqual(["start ada", "stop", "start ada"]);
    expect(page.state.isRunning).toBe(true);
  });
});
