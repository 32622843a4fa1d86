import { type CurrentUser, DateFormat } from "@specimen/api/contract";
import { afterEach, expect, it } from "vitest";
import { preferences } from "../../customers/tables.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("/currentUser", (api) => {
  afterEach(() => api().database.delete(preferences));
  const read = (as: string) => api().read<CurrentUser>("/currentUser", { as });
  const change = (as: string, body: unknown) =>
    api().read<CurrentUser>("/currentUser", { as, method: "PATCH", body });

  it("says who is signed in, how, and for which customer", async () => {
    expect(await read("pl")).toMatchObject({
      userId: "specimen|pl",
      source: "one-time link",
      user: { nickname: "Piotr Zając" },
      defaultLanguage: "pl",
      customer: { id: "brueckner", name: "Wechselhaus Brückner" },
      languages: ["de", "en", "it", "pl"],
      userMetadata: {},
    });
    const { customer } = await read("pl");
    const logo = await api().call(new URL(customer.logo ?? "").pathname);
    expect(await logo.text()).toContain("<svg");
  });

  it("switches on what the customer has and the user may use", async () => {
    const { capabilities } = await read("officer");
    expect(capabilities.dataCheck).toEqual({ enabled: true, verificationProfile: "auto-verify" });
    expect((await read("clerk")).capabilities.dataCheck.enabled).toBe(false);
    expect((await read("clerk")).capabilities.showClientTool).toBe(false);
    expect((await read("administrator")).capabilities.showClientTool).toBe(true);
    expect((await read("clerk")).capabilities.banknotes.hideNewsTab).toBe(false);
    expect((await read("de")).capabilities.banknotes.hideNewsTab).toBe(true);
  });

  it("keeps what a user changes, and only that", async () => {
    await change("clerk", { nickname: "Clara", userMetadata: { dateFormat: "yyyy-MM-dd" } });
    await change("clerk", { defaultLanguage: "de", userMetadata: { theme: "dark" } });
    expect(await read("clerk")).toMatchObject({
      user: { nickname: "Clara" },
      defaultLanguage: "de",
      userMetadata: { dateFormat: "yyyy-MM-dd", theme: "dark" },
    });
    expect((await read("officer")).user.nickname).toBe("Owen Marsh");
  });

  it("takes a name in any writing, none of spaces, and none that turns or breaks what is beside it", async () => {
    for (const nickname of ["Zoë O’Brien", "ליאור כהן", "علی\u200cرضا", "👩‍💼 Ada"]) {
      expect((await change("clerk", { nickname })).user.nickname).toBe(nickname);
    }
    for (const nickname of ["  ", "Ada\u202enimda", "Ada\u2066", "Ada\n(administrator)"]) {
      const body = { nickname };
      const refused = await api().call("/currentUser", { as: "clerk", method: "PATCH", body });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ errors: [{ in: "body", path: "nickname" }] });
    }
  });

  it("accepts every date format of the contract and no other", async () => {
    for (const dateFormat of DateFormat.options) {
      const changed = await change("clerk", { userMetadata: { dateFormat } });
      expect(changed.userMetadata.dateFormat).toBe(dateFormat);
    }
    for (const dateFormat of ["", "dd.MM.nn", "yyyy-MM-dd HH:mm", "\u0301"]) {
      const body = { userMetadata: { dateFormat } };
      const refused = await api().call("/currentUser", { as: "clerk", method: "PATCH", body });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({
        errors: [{ in: "body", path: "userMetadata.dateFormat" }],
      });
    }
  });

  it("answers a date format of an earlier version as unset", async () => {
    const earlier = { accountId: "specimen|clerk", dateFormat: "EEEE" as DateFormat };
    await api().database.insert(preferences).values(earlier);
    expect((await read("clerk")).userMetadata).toEqual({});
  });

  it("ignores members that are not the user's to change", async () => {
    const changed = await change("clerk", { email: "x@y.example", customer: { id: "brueckner" } });
    expect(changed).toMatchObject({
      email: "clerk@nordhafen.example",
      customer: { id: "nordhafen" },
    });
  });

  it("keeps the answer to the consent banner, and each later one", async () => {
    const answer = (consentAnalytics: boolean) =>
      api().read<CurrentUser>("/currentUser/consent-analytics", {
        as: "clerk",
        method: "POST",
        body: { consentAnalytics },
      });
    expect((await read("clerk")).userMetadata.consentAnalytics).toBeUndefined();
    expect((await answer(true)).userMetadata.consentAnalytics).toBe(true);
    expect((await answer(false)).userMetadata.consentAnalytics).toBe(false);
    expect((await read("clerk")).userMetadata.consentAnalytics).toBe(false);
    expect((await read("officer")).userMetadata.consentAnalytics).toBeUndefined();
  });
});
