import type { LocalizedText, SecurityFeature } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("security features, terms and fantasy names", (api) => {
  const read = <T>(path: string, as = "officer") =>
    api().read<T>(`/identity-documents/${path}`, { as, language: "de" });

  it("list the features with a page each, and the documents that carry them", async () => {
    const list = await read<{ id: string; documentCount: number }[]>("security-features");
    expect(list).toHaveLength(51);
    const watermark = await read<SecurityFeature>("security-features/watermark");
    const counted = list.find(({ id }) => id === "watermark")?.documentCount;
    expect(counted).toBeGreaterThan(100);
    expect(watermark).toMatchObject({ name: { text: "Wasserzeichen", lang: "de" } });
    expect(watermark.names).toHaveLength(8);
    expect(watermark.carriers[0]).toMatchObject({
      area: "identityDocuments",
      total: counted,
    });
    expect(watermark.carriers.map(({ area }) => area)).not.toContain("banknotes");
    const next = await read<SecurityFeature>(`security-features/${watermark.nextId}`);
    expect(next.previousId).toBe("watermark");
  });

  it("show banknotes to those who may read them", async () => {
    const { carriers } = await read<SecurityFeature>("security-features/watermark", "reseller");
    const notes = carriers.find(({ area }) => area === "banknotes");
    expect(notes?.total).toBeGreaterThan(100);
    expect(notes?.hits[0]).toMatchObject({ kind: "banknote" });
  });

  it("lead to a term only where the glossary of documents has it", async () => {
    const terms = new Set((await read<{ id: string }[]>("glossaries")).map(({ id }) => id));
    const list = await read<{ id: string }[]>("security-features");
    for (const { id } of list) {
      const { glossaryId } = await read<SecurityFeature>(`security-features/${id}`);
      expect(glossaryId === null || terms.has(glossaryId), id).toBe(true);
    }
    // A term of another area still tells which of its records carry the feature.
    const { carriers } = await read<SecurityFeature>("security-features/iridescent", "reseller");
    expect(carriers.map(({ area }) => area)).toContain("banknotes");
  });

  it("list the terms of the area", async () => {
    const terms = await read<{ id: string }[]>("glossaries");
    expect(terms.length).toBeGreaterThan(20);
    expect(await read(`glossaries/${terms[0]?.id}`)).toEqual(terms[0]);
  });

  it("give a name on a paper as it stands there, with its translation, and find it by both", async () => {
    type Answer = { names: { name: string; translation: LocalizedText | null }[] };
    const { names } = await read<Answer>("fantasy-countries");
    const translations = new Map(names.map(({ name, translation }) => [name, translation]));
    expect(translations.get("British Guiana")).toEqual({ text: "Britisch-Guayana", lang: "de" });
    expect(translations.get("Fürstentum Wikingland")).toBeNull();
    for (const text of ["Königreich Atlantis", "Kingdom of Atlantis"]) {
      const found = await read<Answer>(`fantasy-countries?text=${encodeURIComponent(text)}`);
      expect(found.names.map(({ name }) => name)).toEqual(["Kingdom of Atlantis"]);
    }
  });

  it("list names that no state issues, and real papers often doubted", async () => {
    type Answer = {
      names: { id: string; name: string; note: { lang: string } | null }[];
      doubted: { name: { text: string }; documentIds: string[]; countryId: string | null }[];
    };
    const { names, doubted } = await read<Answer>("fantasy-countries");
    expect([names.length, doubted.length]).toEqual([109, 12]);
    expect(names[0]).toMatchObject({ name: "British Guiana" });
    const ofMrz = await read<Answer>("fantasy-countries?text=XOM");
    expect(ofMrz).toMatchObject({ names: [], doubted: [{ documentIds: ["XOM-PD-CUR"] }] });
    const alike = await read<Answer>("fantasy-countries?text=Guyanna");
    expect(alike.names.map(({ name }) => name)).toEqual(["British Guiana", "Dutch Guiana"]);
    const none = await read<Answer>("fantasy-countries?text=Zzyzxq");
    expect(none.names.length + none.doubted.length).toBe(0);
    const twoWords = await read<Answer>("fantasy-countries?text=britsh%20honduras");
    expect(twoWords.names.map(({ name }) => name)).toEqual(["British Honduras"]);
    const misspelt = await read<Answer>("fantasy-countries?text=Seborgga");
    expect(misspelt.names.map(({ name }) => name)).toEqual(["Principality of Seborga"]);
  });
});
