import { type GlossaryEntry, languages, type SearchAnswer } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("GET /banknotes/glossary", (api) => {
  it("gives the terms of the area by name, and one of them", async () => {
    const how = { as: "clerk", language: "lt" };
    const terms = await api().read<GlossaryEntry[]>("/banknotes/glossary", how);
    expect(terms.length).toBeGreaterThan(40);
    expect(terms.map(({ id }) => id)).not.toContain("mrz");
    const one = await api().read<GlossaryEntry>("/banknotes/glossary/watermark", how);
    expect(one.term).toEqual({ text: "Vandens ženklas", lang: "lt" });
    expect((await api().call("/banknotes/glossary/mrz", how)).status).toBe(404);
  });

  it.each([...languages])("gives every term and its definition in %s", async (language) => {
    const how = { as: "clerk", language };
    const terms = await api().read<GlossaryEntry[]>("/banknotes/glossary", how);
    expect(
      terms.filter(({ term, definition }) =>
        [term, definition].some(({ lang }) => lang !== language),
      ),
    ).toEqual([]);
  });

  it("defines a term in the reader's language", async () => {
    const read = (language: string) =>
      api().read<GlossaryEntry>("/banknotes/glossary/worthless", { as: "clerk", language });
    expect((await read("pl")).definition).toEqual({
      text: "Banknot, którego emitent już nie wymienia.",
      lang: "pl",
    });
    expect((await read("en")).definition).toEqual({
      text: "A note that the issuer no longer exchanges.",
      lang: "en",
    });
  });

  it("defines a term in the reader's language where a search finds it", async () => {
    const how = { as: "clerk", language: "pl" };
    const { hits } = await api().read<SearchAnswer>("/search?q=znak%20wodny", how);
    expect(hits.find(({ id }) => id === "watermark")?.details).toMatchObject([{ lang: "pl" }]);
  });
});
