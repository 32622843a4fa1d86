import type {
  CountryDocuments,
  DocumentSearchPage,
  IdentityDocument,
} from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";
import { identityDocuments } from "./tables.ts";

describeOnBoth("GET /identity-documents/countries/{id}", (api) => {
  const list = (query: string, language = "it") =>
    api().read<CountryDocuments>(`/identity-documents/countries/DE?${query}`, {
      as: "officer",
      language,
    });

  it("gives a state's documents with the code of ICAO 9303, by kind and the newest first", async () => {
    const { mrzCode, documents, counts, total } = await list("pageSize=100");
    expect(mrzCode).toBe("D");
    expect(documents).toHaveLength(total);
    expect(counts.all).toBe(total);
    expect(documents[0]).toMatchObject({
      kind: "passport",
      name: { text: "Passaporto", lang: "it" },
      status: "current",
      hasChip: true,
      size: { format: "TD3", widthMm: 125 },
      front: { page: "cover", widthMm: 88, heightMm: 125 },
      validity: { adultYears: 10 },
    });
    const groups = documents.map(({ group }) => group);
    expect([...new Set(groups)]).toEqual([
      "passports",
      "identityCards",
      "residencePermits",
      "drivingLicences",
      "others",
    ]);
    const issued = documents
      .filter(({ kind }) => kind === "passport")
      .map(({ firstIssued }) => firstIssued ?? "");
    expect(issued).toEqual(issued.toSorted().reverse());
  });

  it("gives one tab, sorted and in pages", async () => {
    const all = await list("tab=passports&sort=issued&pageSize=100");
    expect(all.total).toBe(all.counts.passports);
    const issued = all.documents.flatMap(({ firstIssued }) => firstIssued ?? []);
    expect(issued).toEqual(issued.toSorted());
    const second = await list("tab=passports&sort=issued&pageSize=2&page=2");
    expect(second.documents).toEqual(all.documents.slice(2, 4));
  });

  it("says after its last day that a series is not valid any more", async () => {
    const statusOn = async (lastDay: string, pageSize: number) => {
      await api()
        .database.update(identityDocuments)
        .set({ notValidAfterDay: lastDay })
        .where(eq(identityDocuments.id, "DEU-P-2007"));
      const { documents } = await list(`pageSize=${pageSize}`);
      return documents.find(({ id }) => id === "DEU-P-2007")?.status;
    };
    expect(await statusOn("2026-11-20", 98)).toBe("expired");
    expect(await statusOn("2026-11-21", 97)).toBe("superseded");
    expect(await statusOn("2027-02-28", 96)).toBe("superseded");
  });
});

describeOnBoth("GET /identity-documents", (api) => {
  const search = (query: string) =>
    api().read<DocumentSearchPage>(`/identity-documents?${query}&pageSize=100`, {
      as: "officer",
      language: "de",
    });
  const idsOf = ({ documents }: DocumentSearchPage) => documents.map(({ id }) => id);

  it("finds by words of any language, and corrects a letter", async () => {
    expect(idsOf(await search("text=paszport niemcy"))).toContain("DEU-P-2017");
    expect(idsOf(await search("text=turkey passport"))).toContain("TUR-P-2022");
    expect(idsOf(await search("text=tazkira"))).toEqual(["AFG-ID-2018"]);
    expect(idsOf(await search("text=tazkra"))).toEqual(["AFG-ID-2018"]);
  });

  it("finds issuers that are no country", async () => {
    const { documents } = await search("text=malteserorden");
    expect(documents).toMatchObject([
      { id: "XOM-PD-CUR", countryId: null, issuer: { code: "XOM", flagSrc: null } },
    ]);
  });

  it("filters by kind, size, status and feature together", async () => {
    const { documents, unmeasured } = await search(
      "countryId=DE&kind=idCard&format=TD1&status=current&feature=identigram",
    );
    expect(documents.length).toBeGreaterThan(0);
    expect(unmeasured).toBe(0);
    for (const { kind, size, status } of documents)
      expect([kind, size.format, status]).toEqual(["idCard", "TD1", "current"]);
    expect((await search("group=others")).documents.map(({ group }) => group)).not.toContain(
      "passports",
    );
  });

  it("filters by the answer, which every document has", async () => {
    const kinds = ["accept", "condition", "ask", "refuse"];
    const all = await Promise.all(kinds.map((kind) => search(`countryId=DE&acceptance=${kind}`)));
    all.forEach(({ documents, unmeasured }, index) => {
      expect(new Set(documents.map(({ acceptance }) => acceptance))).toEqual(
        new Set(documents.length === 0 ? [] : [kinds[index]]),
      );
      expect(unmeasured).toBe(0);
    });
    expect(all[0]?.total).toBeGreaterThan(0);
    expect(all[3]?.total).toBeGreaterThan(0);
    const every = await search("countryId=DE");
    expect(all.reduce((sum, { total }) => sum + total, 0)).toBe(every.total);
    const chips = await search("acceptance=accept&hasChip=true");
    expect(chips.unmeasured).toBeGreaterThan(0);
  });

  it("finds by the first characters of a number, in any case", async () => {
    const typed = async (number: string) =>
      idsOf(await search(`countryId=CA&kind=passport&number=${encodeURIComponent(number)}`));
    expect(await typed("ab1")).toContain("CAN-P-2013");
    expect(await typed("ab1")).not.toContain("CAN-P-2023");
    expect(await typed("a1")).toEqual(["CAN-P-2023"]);
    expect(await typed("A123456BC")).toContain("CAN-P-2023");
    expect(await typed("A123456BCD")).toEqual([]);
  });

  it("counts what it cannot judge, and lists it on request", async () => {
    for (const filter of ["number=A", "hasChip=true", "year=2010"]) {
      const { total, unmeasured } = await search(filter);
      expect([filter, total > 0, unmeasured > 0]).toEqual([filter, true, true]);
      expect(await search(`${filter}&unmeasured=true`)).toMatchObject({ total: unmeasured });
    }
    const unknown = await search("hasChip=true&unmeasured=true");
    expect(new Set(unknown.documents.map(({ hasChip }) => hasChip))).toEqual(new Set([null]));
    expect((await search("kind=passport")).unmeasured).toBe(0);
    expect(await search("kind=passport&unmeasured=true")).toMatchObject({ total: 0 });
  });

  it("finds the series that were issued in a year", async () => {
    const ids = idsOf(await search("countryId=DE&kind=passport&year=2010"));
    expect(ids).toContain("DEU-P-2007");
    expect(ids).not.toContain("DEU-P-2017");
  });

  it("refuses those without the permission", async () => {
    const { code } = await api().problem("/identity-documents", { as: "clerk" });
    expect(code).toBe("permission_missing");
  });
});

describeOnBoth("GET /identity-documents/{id}", (api) => {
  const read = (id: string, language = "de") =>
    api().read<IdentityDocument>(`/identity-documents/${id}`, { as: "officer", language });

  it("gives pages, features in the order of the check, fields, number and MRZ", async () => {
    const document = await read("DEU-P-2017");
    expect(document.pages.map(({ page }) => page)).toEqual(
      expect.arrayContaining(["cover", "data", "inner"]),
    );
    expect(document.pages[0]?.images.map(({ light }) => light)).toEqual([
      "white",
      "uv",
      "ir",
      "transmitted",
    ]);
    const steps = ["look", "feel", "tilt", "light"];
    const order = document.features.map(({ check }) => steps.indexOf(check));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(document.features.map(({ number }) => number)).toEqual(order.map((_, at) => at + 1));
    const pages = document.pages.map(({ page }) => page);
    for (const { places } of document.features)
      for (const { page, x, y } of places) {
        expect(pages).toContain(page);
        expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true);
      }
    expect(document.fields[0]).toMatchObject({ page: "data" });
    expect(document.fields.flatMap(({ captions }) => captions)).toContainEqual({
      text: "Vornamen",
      lang: "de",
    });
    expect(document.number.example).toMatch(new RegExp(document.number.pattern ?? "^$"));
    expect(document.mrzDetails?.specimen.map(({ length }) => length)).toEqual([44, 44]);
    expect(document.mrzDetails?.parts.filter(({ line }) => line === 2).at(-1)).toMatchObject({
      field: "composite",
      isCheckDigit: true,
      to: 44,
    });
  });

  it("is in the reader's language, and says what is English for lack of a translation", async () => {
    const { features, fields, commonChanges, emblem } = await read("DEU-P-2017", "lt");
    const engraved = features.find(({ featureId }) => featureId === "laser_engraving");
    expect([engraved?.name.lang, engraved?.look.lang, engraved?.howTo.lang]).toEqual([
      "lt",
      "lt",
      "lt",
    ]);
    expect(fields.map(({ name }) => name.lang)).not.toContain("en");
    expect(commonChanges.map(({ lang }) => lang)).not.toContain("en");
    expect(emblem?.lang).toBe("lt");
    const { answer, mrzDetails } = await read("AUT-RP-EU17", "lt");
    expect(answer.rules.map(({ text }) => text.lang)).not.toContain("en");
    expect(mrzDetails?.note?.lang).toBe("lt");
    const { series } = await read("GBR-P-2015", "lt");
    expect(series).toEqual({ text: "Creative United Kingdom", lang: "en" });
  });

  it("gives the other series with what tells them apart", async () => {
    const { neighbours, predecessorId } = await read("DEU-P-2017");
    const before = neighbours.find(({ id }) => id === predecessorId);
    expect(before?.featuresOnlyHere.map(({ featureId }) => featureId)).not.toContain("chip");
    expect(before).toMatchObject({ relation: "predecessor", kind: "passport" });
    expect(before?.differences).toContain("features");
  });

  it("has the pictures it names", async () => {
    const { pages } = await read("DEU-ID-2021");
    expect(pages.map(({ page }) => page)).toEqual(["front", "back"]);
    for (const { images } of pages)
      for (const { src, fullSrc } of images)
        for (const address of [src, fullSrc]) {
          const { pathname, search } = new URL(address);
          const picture = await api().call(pathname + search);
          expect([pathname, picture.status]).toEqual([pathname, 200]);
          expect(picture.headers.get("content-type")).toContain("image/svg+xml");
        }
    const missing = await api().call("/images/identity-documents/DEU-ID-2021/cover-white-list.svg");
    expect(missing.status).toBe(404);
  });

  it("reads parts of it alone, and knows no other", async () => {
    const { number, fields, mrzDetails } = await read("DEU-P-2017");
    const part = await api().read("/identity-documents/id-details/DEU-P-2017", {
      as: "officer",
      language: "de",
    });
    expect(part).toMatchObject({ number, fields, mrzDetails });
    for (const path of ["XXX-P-1", "id-details/XXX-P-1", "information/XXX-P-1"])
      expect(await api().problem(`/identity-documents/${path}`, { as: "officer" })).toMatchObject({
        code: "not_found",
      });
  });
});
