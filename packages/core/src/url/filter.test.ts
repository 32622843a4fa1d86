import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { queryLimits, readFilter, writeFilter, type Filter } from "./filter.ts";

const defaults = {
  country: "0",
  description: "",
  coins: { enabled: true, value: 0, fineness: { from: "", to: "" }, grossWeightUnit: "gram" },
  ingots: { enabled: false, types: ["gold", "silver"] as readonly string[] },
};

describe("filter state in the URL query string", () => {
  it("has dotted keys and only the values that differ from the defaults", () => {
    const filter = { ...defaults, country: "7", coins: { ...defaults.coins, enabled: false } };
    expect(writeFilter("", filter, defaults).toString()).toBe("country=7&coins.enabled=false");
    expect(writeFilter("", defaults, defaults).toString()).toBe("");
  });

  it("takes out what went back to its default, and keeps unrelated parameters", () => {
    const query = "page=3&country=7&x.y=1&coins.fineness.from=900";
    expect(writeFilter(query, defaults, defaults).toString()).toBe("page=3&x.y=1");
  });

  it("reads booleans back from the strings true and false, and from nothing else", () => {
    const read = (text: string) => readFilter(`coins.enabled=${text}`, defaults).coins.enabled;
    expect([read("true"), read("false"), read("1"), read("")]).toEqual([true, false, true, true]);
    expect(readFilter("ingots.enabled=yes", defaults).ingots.enabled).toBe(false);
  });

  it("takes the default where a value does not fit", () => {
    for (const text of ["", "abc", "Infinity", "NaN"]) {
      expect(readFilter(`coins.value=${text}`, defaults).coins.value).toBe(0);
    }
    expect(readFilter("coins.value=2.5", defaults).coins.value).toBe(2.5);
    expect(readFilter("coins=x&unknown=1&__proto__.x=1", defaults)).toEqual(defaults);
  });

  it("is read to a depth of 5", () => {
    const deep = { a: { b: { c: { d: { e: { f: 0, g: { h: 0 } } } } } } };
    const read = readFilter("a.b.c.d.e.f=1&a.b.c.d.e.g.h=1", deep);
    expect(read.a.b.c.d.e).toEqual({ f: 1, g: { h: 0 } });
  });

  it("is read up to 20 items of a list and 1000 parameters", () => {
    const items = Array.from({ length: 30 }, (_, index) => `i${index}`).join(",");
    expect(readFilter(`ingots.types=${items}`, defaults).ingots.types).toHaveLength(20);
    const others = Array.from({ length: 1000 }, (_, index) => `p${index}=1`).join("&");
    expect(readFilter(`${others}&country=7`, defaults).country).toBe("0");
    expect(readFilter(`${others.replace("p0=1&", "")}&country=7`, defaults).country).toBe("7");
  });

  it("comes back as it was written, whatever it holds", () => {
    const text = fc.string({ unit: "binary" });
    const filter = fc.record({
      country: text,
      description: text,
      coins: fc.record({
        enabled: fc.boolean(),
        value: fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0),
        fineness: fc.record({ from: text, to: text }),
        grossWeightUnit: text,
      }),
      ingots: fc.record({
        enabled: fc.boolean(),
        types: fc.array(
          text.filter((one) => one !== ""),
          { maxLength: queryLimits.array },
        ),
      }),
    });
    fc.assert(
      fc.property(filter, fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), text), (one, others) => {
        const query = writeFilter(new URLSearchParams(others), one, defaults);
        expect(readFilter(query.toString(), defaults)).toEqual(one);
        for (const [name, value] of Object.entries(others)) expect(query.get(name)).toBe(value);
      }),
    );
  });

  it("never throws at a query string and never loses its shape", () => {
    const shape = (value: Filter): unknown =>
      Object.entries(value).map(([name, leaf]) =>
        typeof leaf === "object" && !Array.isArray(leaf)
          ? [name, shape(leaf as Filter)]
          : [name, typeof leaf],
      );
    const query = fc.oneof(
      fc.string(),
      fc.webQueryParameters(),
      fc.constant("ingots.types=%25zz,%"),
    );
    fc.assert(
      fc.property(query, (text) => {
        expect(shape(readFilter(text, defaults))).toEqual(shape(defaults));
      }),
    );
  });
});
