import type { SearchAnswer } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { searching } from "../../testing/searching.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("GET /search of an account", (api) => {
  const { find, nameOf, first } = searching(api);
  const kindsOf = ({ hits }: SearchAnswer) => new Set(hits.map(({ kind }) => kind));

  it("shows an officer documents and no notes", async () => {
    const hungary = await find("HUN", "en", "officer");
    expect(hungary.hits[0]).toMatchObject({
      kind: "identityDocumentCountry",
      id: "HU",
      code: "HUN",
    });
    for (const typed of [
      "50 ils",
      "hungary",
      "euro",
      "watermark",
      "129x71",
      "germny",
      "king",
      "krugerrand",
    ]) {
      for (const kind of kindsOf(await find(typed, "en", "officer")))
        expect(kind).toMatch(
          /^(identityDocument|securityFeature|fantasyName|doubtedDocument|documentTerm)/,
        );
    }
  });

  it("shows a clerk notes and no documents", async () => {
    for (const typed of ["germany", "passport germany", "P<D<<", "HUN"])
      for (const kind of kindsOf(await find(typed)))
        expect(kind).not.toMatch(
          /^(identityDocument|securityFeature|fantasyName|doubtedDocument|documentTerm)/,
        );
  });

  it.each([
    ["DEU-P-2017", "officer", "identityDocument DEU-P-2017"],
    ["deu-p-2017", "officer", "identityDocument DEU-P-2017"],
    [" DEU‑P–2017 ", "officer", "identityDocument DEU-P-2017"],
    ["AFG-P-MRP", "officer", "identityDocument AFG-P-MRP"],
    ["GBP-BOE-G-CIII-50", "clerk", "banknote GBP-BOE-G-CIII-50"],
    ["usd-frn-1996-5", "clerk", "banknote USD-FRN-1996-5"],
    ["coin-040", "clerk", "coin coin-040"],
    ["INGOT-012", "clerk", "ingot ingot-012"],
    ["tc-01", "clerk", "chequeSeries tc-01"],
    ["TC-01-usd-100", "clerk", "cheque tc-01-USD-100"],
  ])("finds by the reference %s, for %s, that record alone: %s", async (typed, as, hit) => {
    const { hits } = await find(typed, "en", as);
    expect(hits.map(nameOf)).toEqual([hit]);
  });

  it("finds by a reference nothing that somebody may not see", async () => {
    const { hits } = await find("DEU-P-2017", "en", "clerk");
    expect(hits.map(nameOf)).not.toContain("identityDocument DEU-P-2017");
  });

  it("shows nothing to somebody without an area", async () => {
    expect(await find("germany", "en", "newcomer")).toEqual({
      hits: [],
      isAlike: false,
      leftOut: [],
      unrecorded: [],
    });
  });

  it("finds a document by its type and country", async () => {
    expect(await first("passport germany", "en", "officer")).toBe("identityDocument DEU-P-2017");
    expect(await first("Führerschein Polen", "de", "officer")).toMatch(/^identityDocument POL-DL-/);
  });

  it("reads the issuing state of a machine-readable line", async () => {
    const { hits } = await find("P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<", "en", "officer");
    expect(hits[0]).toMatchObject({ kind: "identityDocument", id: "DEU-P-2017" });
    expect(hits.map(nameOf)).toContain("identityDocumentCountry DE");
  });

  it("finds kinds of feature, terms and names that no state issues, for an officer alone", async () => {
    const kinds = async (typed: string, as: string) => kindsOf(await find(typed, "de", as));
    expect([...(await kinds("wasserzeichen", "officer"))]).toEqual([
      "securityFeature",
      "documentTerm",
    ]);
    expect(await kinds("british honduras", "officer")).toContain("fantasyName");
    expect(await kinds("british honduras", "clerk")).not.toContain("fantasyName");
    const { hits } = await find("P<XOM", "de", "officer");
    expect(hits.map(nameOf)).toEqual(["identityDocument XOM-PD-CUR", "doubtedDocument doubted-1"]);
  });

  it("gives a term that two areas have once", async () => {
    const terms = async (as: string) =>
      (await find("watermark", "en", as)).hits.flatMap((hit) =>
        hit.kind === "glossaryEntry" || hit.kind === "documentTerm" ? [hit.title.text] : [],
      );
    for (const as of ["clerk", "officer", "administrator"]) {
      const found = await terms(as);
      expect(found).toContain("Watermark");
      expect(new Set(found).size).toBe(found.length);
    }
  });
});
