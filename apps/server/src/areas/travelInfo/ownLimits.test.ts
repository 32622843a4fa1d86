import type { TravelInfo, TravelInfoAllLanguages, TravelInfoPage } from "@specimen/api/contract";
import { afterEach, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("a customer's own limits", (api) => {
  const as = "administrator";
  const path = "/countries/TH/travel-info";
  const withoutRule = "/countries/AQ/travel-info";
  const change = (limits: unknown, of = path) =>
    api().change(of, { as, method: "PUT", body: { additions: {}, limits } });
  afterEach(async () => {
    await change(null);
    await change(null, withoutRule);
  });

  it("hold in place of the catalogue's, in the country and in the list", async () => {
    const all = `${path}-all-languages`;
    const { catalogueLimits } = await api().read<TravelInfoAllLanguages>(all, { as });
    const stricter = catalogueLimits.map((limit) =>
      limit.direction === "import"
        ? { ...limit, kind: "notPermitted", amount: null, currencyISO: null }
        : limit,
    );
    expect((await change(stricter)).status).toBe(200);
    expect((await api().read<TravelInfo>(path, { as: "clerk" })).limits).toEqual(stricter);
    const list = await api().read<TravelInfoPage>("/countries/travel-info?text=thai", {
      as: "clerk",
      language: "de",
    });
    // How sure the catalogue is of its own limits says nothing of these.
    expect(list.entries[0]).toMatchObject({
      limits: stricter,
      isOwn: true,
      confidence: null,
      checkedOn: null,
    });
    const others = await api().read<TravelInfo>(path, { as: "de" });
    expect(others).toMatchObject({ limits: catalogueLimits, isOwn: false });
  });

  it("hold for a country of which the catalogue has no rule, and put it into the list", async () => {
    const all = `${withoutRule}-all-languages`;
    const { catalogueLimits } = await api().read<TravelInfoAllLanguages>(all, { as });
    const none = catalogueLimits.map((limit) => ({ ...limit, kind: "notPermitted" }));
    expect((await change(none, withoutRule)).status).toBe(200);
    expect(await api().read<TravelInfo>(withoutRule, { as: "clerk" })).toMatchObject({
      limits: none,
      isOwn: true,
      provenance: null,
    });
    const list = (reader: string, query: string) =>
      api().read<TravelInfoPage>(`/countries/travel-info?${query}`, { as: reader, language: "de" });
    expect((await list("clerk", "text=Antarktis")).entries).toMatchObject([
      { country: { id: "AQ" }, localCurrencyISO: null, limits: none, isOwn: true },
    ]);
    expect((await list("clerk", "kind=notPermitted&text=Antarktis")).total).toBe(1);
    expect((await list("clerk", "")).total).toBe(147);
    expect((await list("de", "text=Antarktis")).total).toBe(0);
  });

  it.each([
    ["an amount is missing", { kind: "toDeclareFrom", amount: null, currencyISO: null }],
    ["an amount has no currency", { kind: "allowsUp", amount: 100, currencyISO: null }],
    ["an amount is not for this kind", { kind: "noLimit", amount: 5, currencyISO: "THB" }],
    ["an amount is negative", { kind: "allowsUp", amount: -1, currencyISO: "THB" }],
  ])("are refused where %s", async (_name, wrong) => {
    const all = `${path}-all-languages`;
    const { catalogueLimits } = await api().read<TravelInfoAllLanguages>(all, { as });
    const limits = catalogueLimits.map((limit, index) =>
      index === 3 ? { ...limit, ...wrong } : limit,
    );
    const answer = await change(limits);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(await answer.json())).toContain("limits.3.amount");
  });
});
