import { expect, it } from "vitest";
import { commonRule } from "./commonRule.ts";
import type { travelRules } from "./tables.ts";
import { limitsBy } from "./travelLimits.ts";

const own = { label: "customs.example", url: "https://customs.example/" };
const shared = { label: "union.example", url: "https://union.example/" };
const limitsOf = (amount: number) =>
  limitsBy(() => ({ kind: "toDeclareFrom", amount, currencyISO: "EUR" }));
const named = (text: string, lang: string) => ({ usual: "Customs", official: [{ text, lang }] });
const form = { usual: "Form 1", official: [] };
const member: typeof travelRules.$inferSelect = {
  countryId: "AT",
  localCurrencyISO: "EUR",
  limits: limitsOf(10_000),
  isByTraveller: false,
  customs: {
    isAmountIncluded: true,
    onRequestFrom: null,
    withinEu: { kind: "onRequest", amount: 10_000, currencyISO: "EUR" },
    countsTravellersCheques: true,
    formName: form,
    authorityName: named("Zoll", "de"),
    form: "Form 1",
    authority: "Zoll",
  },
  note: "Ask the Zoll.",
  remarks: null,
  confidence: "high",
  sources: [own, shared],
  checks: [{ field: "limits", checkedOn: "2026-11-21", sources: [0, 1] }],
};
const other: typeof member = {
  ...member,
  countryId: "BE",
  customs: member.customs && {
    ...member.customs,
    withinEu: null,
    authorityName: named("Douane", "fr"),
    authority: "Douane",
  },
  note: null,
  confidence: "medium",
  sources: [shared],
  checks: [{ field: "limits", checkedOn: "2026-11-21", sources: [0] }],
};

it("is the limits of all members and what holds for each of them", () => {
  expect(commonRule([member, other])).toMatchObject({
    limits: member.limits,
    note: null,
    confidence: "medium",
    customs: { isAmountIncluded: true, withinEu: null, formName: form, authorityName: null },
    sources: [shared],
    checks: [{ field: "limits", sources: [0] }],
  });
  expect(commonRule([member])).toEqual(member);
});

it("is unverified unless all members were compared with one page", () => {
  const unchecked = { ...other, sources: [], checks: [] };
  expect(commonRule([member, unchecked])).toMatchObject({ sources: [], checks: [] });
});

it("is not known where the limits differ, or where there are none", () => {
  expect(commonRule([member, { ...other, limits: limitsOf(5_000) }])).toBeUndefined();
  expect(commonRule([])).toBeUndefined();
});
