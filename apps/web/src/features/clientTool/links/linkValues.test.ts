import { CustomerLinkRule } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { fromLinkValues, toLinkValues } from "./linkValues.ts";

const rule: CustomerLinkRule = {
  type: "link",
  position: 2,
  pdfId: null,
  texts: { en: { label: "ECB", value: "https://www.ecb.europa.eu/" } },
};

it("gives back the rule it was given, without languages that have no words", () => {
  expect(fromLinkValues(toLinkValues(rule))).toEqual(rule);
});

it("sends no address with a PDF, and no PDF with an address", () => {
  const values = { ...toLinkValues(rule), pdfId: "p1" };
  expect(fromLinkValues(values).pdfId).toBeNull();
  expect(fromLinkValues({ ...values, type: "pdf" })).toMatchObject({
    pdfId: "p1",
    texts: { en: { label: "ECB", value: "" } },
  });
});

it.each([
  ["a script for an address", { texts: { en: { label: "A", value: "javascript:alert(1)" } } }],
  ["an address without a name", { texts: { en: { label: " ", value: "https://a.example" } } }],
  ["a text without words", { type: "text", texts: { de: { label: "A", value: " " } } }],
  ["no word in any language", { texts: {} }],
  ["a PDF that is not named", { type: "pdf", texts: { de: { label: "A", value: "" } } }],
])("is refused by the contract with %s", (_, part) => {
  expect(CustomerLinkRule.safeParse({ ...rule, ...part }).success).toBe(false);
  expect(CustomerLinkRule.safeParse(rule).success).toBe(true);
});

it("is refused without a position, which would else be the first", () => {
  const fits = (position: string) =>
    CustomerLinkRule.safeParse(fromLinkValues({ ...toLinkValues(rule), position })).success;
  expect(["0", "7", "", " ", "x"].map(fits)).toEqual([true, true, false, false, false]);
});
