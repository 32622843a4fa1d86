import { expect, it } from "vitest";
import { withDays } from "./index.ts";

const written = (day: string) => `(${day})`;

it.each<[string, string | null, string, string]>([
  ["notExpired", null, "2024-05-26", "(2024-05-26)"],
  ["birthBeforeIssue", null, "1987-06-14 – 2021-03-13", "(1987-06-14) – (2021-03-13)"],
  ["seriesIssued", null, "2015 – 2017-03", "2015 – 2017-03"],
  ["printedField", "birthDate", "1987-06-14", "(1987-06-14)"],
  ["licence", "issueDate", "2012-05-01", "(2012-05-01)"],
  ["licence", "issueDate", "2012-13-01", "2012-13-01"],
  ["licence", "issueDate", "2012-02-31", "2012-02-31"],
  ["printedField", "documentNumber", "850415-10-5678", "850415-10-5678"],
  ["printedField", "documentNumber", "1987-06-14", "1987-06-14"],
  ["numberFormat", null, "1234-56-78", "1234-56-78"],
])("%s of %s: %s is told as %s", (rule, about, value, told) => {
  expect(withDays({ rule, about }, value, written)).toBe(told);
});
