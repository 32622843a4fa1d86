import type { CurrentUser } from "@specimen/api/contract";
import { afterEach, expect, it } from "vitest";
import { preferences } from "../../customers/tables.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("/currentUser", (api) => {
  afterEach(() => api().database.delete(preferences));
  const read = (as: string) => api().read<CurrentUser>("/currentUser", { as });
  const change = (as: string, body: unknown) =>
    api().read<CurrentUser>("/currentUser", { as, method: "PATCH", body });

  it("tells who is signed in, how, and for which house", async () => {
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

  it("switches on what the house has and the user may use", async () => {
    const { capabilities } = await read("officer");
    expect(capabilities.dataCheck).toEqual({ enabled: true, verificationProfile: "auto-verify" });
    expect((await read("clerk")).capabilities.dataCheck.enabled).toBe(false);
    expect((await read("clerk")).capabilities.showClientTool).toBe(false);
    expect((await read("administrator")).capabilities.showClientTool).toBe(true);
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
