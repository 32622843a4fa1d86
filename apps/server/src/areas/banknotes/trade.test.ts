import type { CountryBanknotes } from "@specimen/api/contract";
import { afterEach, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("what is traded, in lists", (api) => {
  const notes = async (query: string) => {
    const path = `/banknotes/countries/DE?pageSize=100&${query}`;
    return (await api().read<CountryBanknotes>(path, { as: "clerk" })).banknotes;
  };
  afterEach(() => api().setDay());

  it("is what the rule comes to: a withdrawn note is not sold", async () => {
    for (const { status, tradability, trade } of await notes(""))
      expect(trade).toBe(status === "issue" ? tradability : tradability & 1);
  });

  it("is nothing before the first issue, whatever the rule says, and is sorted so", async () => {
    api().setDay("1995-01-01");
    const sorted = await notes("sort=trade&order=desc");
    const ahead = sorted.filter(({ firstIssued }) => firstIssued !== null && firstIssued > "1996");
    expect(ahead.some(({ tradability }) => tradability === 3)).toBe(true);
    expect(new Set(ahead.map(({ trade }) => trade))).toEqual(new Set([0]));
    const trades = sorted.map(({ trade }) => trade);
    expect(trades).toEqual(trades.toSorted((a, b) => b - a));
    expect(new Set(trades).size).toBeGreaterThan(1);
  });
});
