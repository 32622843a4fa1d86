import { banknotes } from "@specimen/api/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { urlSchema } from "./urlSchema.ts";

const text = z._default(z.string(), "");
const metals = urlSchema(
  z.object({
    country: z._default(z.string(), "0"),
    text: z.optional(z.string().check(z.maxLength(5))),
    coins: z.object({
      enabled: z._default(z.boolean(), true),
      value: z.optional(z.number()),
      fineness: z.object({ from: text, to: text }),
      unit: z._default(z.enum(["gram", "ounce"]), "gram"),
    }),
    ingots: z.object({
      enabled: z._default(z.boolean(), false),
      types: z._default(z.array(z.string()), ["gold", "silver"]),
    }),
  }),
);
const written = (query: string, change: Parameters<typeof metals.merge>[1]) =>
  metals.write(query, metals.merge(metals.textsOf(query), change)).toString();

describe("state in the query string", () => {
  it("has dotted keys and only the values that differ from the defaults", () => {
    expect(written("", { country: "7", coins: { enabled: false, unit: "gram" } })).toBe(
      "country=7&coins.enabled=false",
    );
    expect(metals.read("")).toEqual({
      country: "0",
      coins: { enabled: true, fineness: { from: "", to: "" }, unit: "gram" },
      ingots: { enabled: false, types: ["gold", "silver"] },
    });
  });

  it("reads a parameter by its former name, and writes the present one", () => {
    const schema = urlSchema(
      z.object({ unmeasured: z.optional(z.boolean()) }),
      {},
      {
        unmeasured: "unjudged",
      },
    );
    expect(schema.read("unjudged=true")).toEqual({ unmeasured: true });
    expect(schema.read("unjudged=true&unmeasured=false")).toEqual({ unmeasured: false });
    const written = schema.write("a=3&unjudged=true", schema.textsOf("unjudged=true"));
    expect(written.toString()).toBe("a=3&unmeasured=true");
    expect(schema.write("unjudged=true", {}).toString()).toBe("");
  });

  it("takes out what went back to its default, and keeps unrelated parameters", () => {
    const query = "a=3&country=7&x.y=1&coins.fineness.from=900";
    const change = { country: "0", coins: { fineness: { from: "" } } };
    expect(written(query, change)).toBe("a=3&x.y=1");
    expect(written("country=7", { country: undefined })).toBe("");
  });

  it("reads booleans back from the strings true and false, and from nothing else", () => {
    const read = (given: string) => metals.read(`coins.enabled=${given}`).coins.enabled;
    expect([read("true"), read("false"), read("1"), read("")]).toEqual([true, false, true, true]);
    expect(metals.read("ingots.enabled=yes").ingots.enabled).toBe(false);
  });

  it("leaves out what does not fit its field, and names the problem", () => {
    for (const given of ["abc", "Infinity", "NaN", "1e3"]) {
      const texts = metals.textsOf(`coins.value=${given}`);
      expect(metals.parse(texts).coins.value).toBeUndefined();
      expect(metals.problemOf("coins.value", texts)).toBe("notANumber");
    }
    expect(metals.read("coins.value=2,5").coins.value).toBe(2.5);
    expect(metals.read("coins.unit=stone").coins.unit).toBe("gram");
    expect(metals.problemOf("coins.unit", { "coins.unit": "stone" })).toBe("notAnOption");
    expect(metals.read("coins=x&unknown=1&__proto__.x=1")).toEqual(metals.read(""));
  });

  it("takes texts without the space around them, as long as they may be", () => {
    expect(metals.read("text=+karen+blixen").text).toBe("karen");
    expect(metals.read("text=++").text).toBeUndefined();
  });

  it("is read to a depth of 5", () => {
    const leaf = z._default(z.number(), 0);
    const nested = (depth: number): z.ZodMiniObject =>
      z.object({ n: leaf, ...(depth > 0 && { b: nested(depth - 1) }) });
    const keys = urlSchema(nested(7)).fields.map(({ key }) => key);
    expect(keys).toContain("b.b.b.b.b.n");
    expect(keys).not.toContain("b.b.b.b.b.b.n");
  });

  it("is read up to 20 items of a list and 1000 parameters", () => {
    const items = Array.from({ length: 30 }, (_, index) => `i${index}`).join(",");
    expect(metals.read(`ingots.types=${items}`).ingots.types).toHaveLength(20);
    const others = Array.from({ length: 1000 }, (_, index) => `p${index}=1`).join("&");
    expect(metals.read(`${others}&country=7`).country).toBe("0");
    expect(metals.read(`${others.replace("p0=1&", "")}&country=7`).country).toBe("7");
  });

  it("comes back as it was written, whatever it holds", () => {
    const item = fc.string({ unit: "binary" }).filter((one) => one !== "");
    const state = fc.record({
      country: fc.string({ unit: "binary" }).filter((one) => one === one.trim() && one !== ""),
      coins: fc.record({
        enabled: fc.boolean(),
        value: fc.integer({ min: -9999, max: 9999 }).map((one) => one / 100),
      }),
      ingots: fc.record({ enabled: fc.boolean(), types: fc.array(item, { maxLength: 20 }) }),
    });
    const others = fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.string());
    fc.assert(
      fc.property(state, others, (one, rest) => {
        const query = metals.write(new URLSearchParams(rest), metals.merge({}, one));
        expect(metals.read(query.toString())).toMatchObject(one);
        for (const [name, value] of Object.entries(rest)) expect(query.get(name)).toBe(value);
      }),
    );
  });

  it("never throws at a query string and is always what the schema takes", () => {
    const query = fc.oneof(
      fc.string(),
      fc.webQueryParameters(),
      fc.constant("ingots.types=%25z,%"),
    );
    fc.assert(
      fc.property(query, (given) => {
        expect(Object.keys(metals.read(given).coins)).toEqual(
          expect.arrayContaining(["enabled", "fineness", "unit"]),
        );
      }),
    );
  });
});

describe("a question of the contract", () => {
  const search = urlSchema(banknotes.search.query, { widthMm: "size.width" });

  it("has its own names in the address", () => {
    expect(search.read("size.width=140&widthMm=1").widthMm).toBe(140);
  });

  it("has the ranges, options and defaults of its schema", () => {
    const field = (key: string) => search.fields.find((each) => each.key === key);
    expect(field("pageSize")).toMatchObject({ absent: 9, range: { least: 1, most: 100 } });
    expect(field("year")?.range).toMatchObject({ isWhole: true, least: 1600 });
    expect(field("tradability")?.options).toEqual([0, 1, 2, 3]);
    expect(search.read("tradability=2&colour=violet")).toMatchObject({
      tradability: 2,
      colour: "violet",
    });
    expect(search.read("tradability=7&colour=constructor")).toEqual(search.read(""));
  });

  it("takes a number with a default to its nearest bound, and leaves an optional one out", () => {
    expect(search.read("pageSize=500&toleranceMm=51&year=20")).toEqual({
      page: 1,
      pageSize: 100,
      toleranceMm: 50,
    });
    expect(search.read("page=0&pageSize=1.5")).toMatchObject({ page: 1, pageSize: 9 });
    expect(search.problemOf("year", { year: "20" })).toBe("outOfRange");
    expect(search.problemOf("year", { year: "" })).toBeNull();
  });

  it("reads thousands in an amount of money, and decimals in a measure", () => {
    const amounts = ["10,000", "10.000", "1.000.000", "2,5", "0,250"].map(
      (typed) => search.read(`denomination=${typed}`).denomination,
    );
    expect(amounts).toEqual([10_000, 10_000, 1_000_000, 2.5, 0.25]);
    expect(search.read("denomination=10 000").denomination).toBe(10_000);
    expect(search.read("denomination=10'000,5").denomination).toBe(10_000.5);
    expect(search.read("size.width=1,250").widthMm).toBe(1.25);
    expect(search.read("size.width=31.1034768").widthMm).toBe(31.1034768);
    for (const typed of ["31.", "31,"]) {
      expect(search.problemOf("widthMm", { widthMm: typed }), typed).toBeNull();
      expect(search.parse({ widthMm: typed }).widthMm, typed).toBe(31);
    }
    for (const typed of ["10,00,000", "1.000,5", "10.0000.000"])
      expect(search.problemOf("denomination", { denomination: typed }), typed).toBe("notANumber");
  });

  it("starts at page 1 when anything else changes, another page size too", () => {
    const texts = search.textsOf("page=4&text=a");
    expect(search.write("", search.merge(texts, { pageSize: 18 })).toString()).toBe(
      "text=a&pageSize=18",
    );
    expect(search.write("", search.type(texts, { text: "b" })).toString()).toBe("text=b");
    expect(search.write("", search.merge(texts, { page: 2 })).toString()).toBe("text=a&page=2");
  });
});
