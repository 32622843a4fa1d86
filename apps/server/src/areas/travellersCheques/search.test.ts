import type { SearchAnswer } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("cheques in the search over all areas", (api) => {
  const find = async (q: string, language = "en", as = "clerk") =>
    (
      await api().read<SearchAnswer>(`/search?q=${encodeURIComponent(q)}&limit=20`, {
        as,
        language,
      })
    ).hits.filter(({ kind }) => kind.startsWith("cheque"));

  it("are found by issuer, its other names, and the word for them", async () => {
    expect((await find("american express"))[0]).toMatchObject({
      kind: "chequeSeries",
      id: "tc-01",
    });
    expect((await find("amex"))[0]).toMatchObject({ id: "tc-01", code: null });
    expect((await find("Reisescheck", "de")).length).toBeGreaterThan(3);
    expect((await find("swiss bankers"))[0]).toMatchObject({ id: "tc-09" });
    expect((await find("tschechoslowakei", "de"))[0]).toMatchObject({
      id: "tc-48",
      title: { text: "Tuzex (Tschechoslowakei)", lang: "de" },
    });
  });

  it("are found by value and currency", async () => {
    expect((await find("100 usd amex"))[0]).toMatchObject({
      kind: "cheque",
      id: "tc-01-USD-100",
      title: { text: "100 US dollars" },
      code: "USD",
    });
  });

  it.each([
    ["amex 50 euro", "EUR"],
    ["amex eur 50", "EUR"],
    ["american express 50 pounds", "GBP"],
    ["50 euro cheque", "EUR"],
    ["visa 100 £", "GBP"],
  ])("are those in the money that was typed: %s", async (typed, code) => {
    const found = await find(typed);
    expect(new Set(found.map((hit) => hit.code))).toEqual(new Set([code]));
  });

  it("are those in any money where only the issuer is named by its word", async () => {
    const codes = new Set((await find("american express 100")).map(({ code }) => code));
    expect(codes.size).toBeGreaterThan(3);
  });

  it("come before the banknotes where the issuer is typed with the amount, else after them", async () => {
    const first = async (q: string) =>
      (
        await api().read<SearchAnswer>(`/search?q=${encodeURIComponent(q)}`, {
          as: "clerk",
          language: "en",
        })
      ).hits[0]?.kind;
    expect(await first("amex 100 usd")).toBe("cheque");
    expect(await first("100 usd")).toBe("banknote");
  });

  it("are not shown to those who lack the permission, nor for a size or two letters", async () => {
    expect(await find("amex", "en", "newcomer")).toEqual([]);
    expect(await find("158x70")).toEqual([]);
    expect(await find("am")).toEqual([]);
  });
});
