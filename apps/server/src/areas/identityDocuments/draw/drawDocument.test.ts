import { layouts, readCheckDigits } from "@specimen/core/mrz";
import { describe, expect, it } from "vitest";
import { readFacts } from "../../../catalogue/readFacts.ts";
import { expectSpecimen, faultsOf, wordsOutside } from "../../../testing/drawing.ts";
import { documentFiles } from "../facts.ts";
import { describeDocument } from "./describe.ts";
import { drawDocument } from "./drawDocument.ts";
import { type DrawnDocument, readDrawnDocument } from "./drawnDocument.ts";
import { holderOf, isUtopia } from "./holder.ts";
import { drawnZone } from "./machineReadableZone.ts";
import { isDrawn } from "./marks.ts";
import { drawnDocument } from "../drawnDocument.ts";

const lights = ["white", "uv", "ir", "transmitted"] as const;
const details = ["list", "screen", "full"] as const;
const facts = readFacts(documentFiles);
const documents = facts.documents.map((row) => drawnDocument(row, facts));
const forms = ["page", "card", "licence", "folder"] as const;

const passport = find(({ id }) => id === "DEU-P-2017");

function find(fits: (facts: DrawnDocument) => boolean): DrawnDocument {
  const found = documents.find(fits);
  if (found === undefined) throw new Error("the catalogue has no such document");
  return found;
}

describe.each(forms)("drawings of a %s", (form) => {
  const rows = documents.filter((facts) => facts.form === form);
  /** Those in white light for the screen, by document and page. */
  const drawn = new Map<string, string>();

  it(`are whole, inside their page and within their bytes, in each light and detail (${rows.length} documents)`, () => {
    const faults: string[] = [];
    for (const facts of rows) {
      const description = describeDocument(facts);
      expect(description.pages.length).toBeGreaterThan(0);
      for (const { page } of description.pages) {
        for (const light of lights) {
          for (const detail of details) {
            const drawing = drawDocument(facts, { page, light, detail }, description) ?? "";
            if (light === "white" && detail === "screen") drawn.set(`${facts.id} ${page}`, drawing);
            const found = [...faultsOf(drawing, detail), ...wordsOutside(drawing)];
            faults.push(
              ...found.map((fault) => `${facts.id} ${page} ${light} ${detail}: ${fault}`),
            );
          }
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it("say what they are and are the same each time", () => {
    for (const facts of rows) {
      for (const { page } of describeDocument(facts).pages) {
        const view = { page, light: "white", detail: "screen" } as const;
        const drawing = drawDocument(facts, view) ?? "";
        expectSpecimen(drawing);
        expect(drawing).toContain("illustration, not a document · ");
        const other = drawn.get(`${facts.id} ${page}`) ?? drawDocument(facts, view);
        expect(other).toBe(drawing);
      }
    }
  });
});

describe("a drawn document", () => {
  it("has the size of its record, also as a closed booklet", () => {
    const sizes = describeDocument(find(({ id }) => id === "DEU-P-2007")).pages;
    expect(sizes.find(({ page }) => page === "cover")).toMatchObject({
      widthMm: 94,
      heightMm: 130,
    });
    const drawing = drawDocument(passport, { page: "data", light: "ir", detail: "list" });
    expect(drawing).toContain('viewBox="0 0 1250 880" width="125mm" height="88mm"');
  });

  it("has no page that it does not have", () => {
    expect(
      drawDocument(passport, { page: "front", light: "white", detail: "list" }),
    ).toBeUndefined();
  });

  it("shows every kind of feature of the catalogue in its light, and none that is not recorded", () => {
    const kinds = new Set(documents.flatMap(({ features }) => features.map(({ type }) => type)));
    // What the material itself does, or what stands there in any case.
    const always = ["laser_engraving", "inkjet_portrait", "mrz_ocrb", "eu_flag", "uv_dull"];
    for (const type of kinds) {
      expect(isDrawn(type), type).toBe(true);
      if (always.includes(type)) continue;
      const facts = find(({ features }) => features.some((feature) => feature.type === type));
      const { features } = describeDocument(facts);
      const shown = features.find((feature) => feature.type === type);
      expect(shown, type).toBeDefined();
      if (shown === undefined) continue;
      const without = {
        ...facts,
        features: facts.features.filter((feature) => feature.type !== type),
      };
      const view = { page: shown.page, light: shown.light, detail: "full" } as const;
      expect(drawDocument(facts, view), type).not.toBe(drawDocument(without, view));
    }
  });

  it("moves a feature with its place in the record, and its pin with it", () => {
    const [portrait] = describeDocument(passport).features.filter(
      ({ type }) => type === "ghost_image",
    );
    const moved = readDrawnDocument({
      ...passport,
      features: passport.features.map((feature) =>
        feature.type === "ghost_image"
          ? { ...feature, box: { ...feature.box, x: feature.box.x - 30, y: 42 } }
          : feature,
      ),
    });
    const [there] = describeDocument(moved).features.filter(({ type }) => type === "ghost_image");
    expect(there?.box).toEqual({ ...portrait?.box, x: (portrait?.box.x ?? 0) - 30, y: 42 });
    expect(there?.pin).not.toEqual(portrait?.pin);
    const view = { page: "data", light: "white", detail: "screen" } as const;
    expect(drawDocument(moved, view)).not.toBe(drawDocument(passport, view));
  });
});

describe("the description of a document", () => {
  it("gives every feature that can be drawn a page, a light, a box and a pin on it", () => {
    for (const facts of documents) {
      const { pages, features } = describeDocument(facts);
      const named = new Set(features.map(({ id }) => id));
      expect(facts.features.filter(({ id }) => !named.has(id))).toEqual([]);
      for (const { id, page, box, pin } of features) {
        const where = `${facts.id} ${id}`;
        expect(
          pages.map((size) => size.page),
          where,
        ).toContain(page);
        expect(box.x + box.width, where).toBeLessThanOrEqual(100);
        expect(box.y + box.height, where).toBeLessThanOrEqual(100);
        for (const place of [pin.x, pin.y]) {
          expect(place, where).toBeGreaterThan(0);
          expect(place, where).toBeLessThan(100);
        }
      }
    }
  });
});

describe("the facts of a document", () => {
  it("name the row where a feature lies outside its page", () => {
    const [first] = passport.features;
    const row = {
      ...passport,
      features: [{ ...first, box: { x: 80, y: 10, width: 30, height: 5 } }],
    };
    expect(() => readDrawnDocument(row)).toThrow(
      'DEU-P-2017: feature f1 (identigram) lies outside its page "data page": x 80 and width 30 are more than 100',
    );
  });

  it("name the row where a label or its place is missing, and a colour that is none", () => {
    const without = { ...passport, fields: [{ key: "sex", label: " " }] };
    expect(() => readDrawnDocument(without)).toThrow('DEU-P-2017: field "sex" has no label');
    const elsewhere = { ...passport, fields: [{ key: "shoeSize", label: "Shoe size" }] };
    expect(() => readDrawnDocument(elsewhere)).toThrow(
      'DEU-P-2017: field "shoeSize" has no place in the layout',
    );
    expect(() => readDrawnDocument({ ...passport, accent: "red" })).toThrow(
      /^DEU-P-2017: accent: /,
    );
  });
});

describe("the MRZ of a drawn document", () => {
  const zones = documents.filter(({ mrz }) => mrz !== null);

  it("has the lines of its format", () => {
    for (const facts of zones) {
      const lines = drawnZone(facts, holderOf(facts));
      const { lines: count, width } = layouts[facts.mrz?.format ?? "TD3"];
      expect(
        lines.map((line) => line.length),
        facts.id,
      ).toEqual(Array(count).fill(width));
    }
  });

  it("adds up for Utopia and has every check digit wrong by four for a real state", () => {
    for (const facts of zones) {
      const lines = drawnZone(facts, holderOf(facts));
      const digits = readCheckDigits(layouts[facts.mrz?.format ?? "TD3"], lines);
      const written = digits.filter(({ printed }) => printed !== "<");
      expect(written.length, facts.id).toBeGreaterThan(2);
      const added = isUtopia(facts) ? 0 : 4;
      const wanted = written.map(({ expected }) => String((Number(expected) + added) % 10));
      expect(
        written.map(({ printed }) => printed),
        facts.id,
      ).toEqual(wanted);
    }
    expect(zones.some(isUtopia)).toBe(true);
  });
});

describe("the number of a fictional holder", () => {
  it("fits the pattern of its record", () => {
    for (const facts of documents) {
      if (facts.numberPattern === null) continue;
      expect(holderOf(facts).number, facts.id).toMatch(new RegExp(facts.numberPattern));
    }
  });
});
