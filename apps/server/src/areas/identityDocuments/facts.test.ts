import { expect, it } from "vitest";
import { readFacts } from "../../catalogue/readFacts.ts";
import { lastDayOf } from "../../http/calendarDay.ts";
import { documentFiles } from "./facts.ts";

/**
 * Documents of which some have no time limit, such as cards of the elderly, or may have none: the
 * longest recorded validity is not that of all.
 */
const withoutTimeLimit = [
  "CZE-ID-2000",
  "ESP-ID-2006",
  "GBR-DL-1998",
  "HRV-ID-2015",
  "HUN-ID-2000",
  "LTU-ID-2009",
  "POL-ID-2001",
];

/** The day as of which the facts hold; it is in the head of their file. */
const asOf = "2026-11-21";

it("calls a document expired once the last ones issued have run out", () => {
  const runOut = readFacts(documentFiles).documents.filter(({ lastIssued, validityYears }) => {
    const years = Math.max(validityYears?.adult ?? 0, validityYears?.minor ?? 0);
    if (lastIssued === null || years === 0) return false;
    const lastDay = lastDayOf(lastIssued.date);
    return `${Number(lastDay.slice(0, 4)) + years}${lastDay.slice(4)}` < asOf;
  });
  const notExpired = runOut.filter(({ status }) => status !== "expired").map(({ id }) => id);
  expect(notExpired).toEqual(withoutTimeLimit);
});
