import { expect, it } from "vitest";
import { banknoteFiles } from "../areas/banknotes/facts.ts";
import { coinFiles } from "../areas/coins/facts.ts";
import { ingotFiles } from "../areas/preciousMetals/facts.ts";
import { travelFiles } from "../areas/travelInfo/facts.ts";
import { readFacts } from "../catalogue/readFacts.ts";

/** Words and letters that no English title has. */
const foreign =
  /\p{Script=Cyrillic}|(?<!\p{L})(?:das|der|des|die|em|für|il|les|los|por|und|yang)(?!\p{L})/u;

it("the language of every title of a source that is not English is named", () => {
  const pages = [
    ...readFacts(banknoteFiles).sources,
    ...readFacts(travelFiles).rules.flatMap(({ sources }) => sources),
    ...Object.values(readFacts(coinFiles).details).flatMap(({ sources }) => sources),
    ...Object.values(readFacts(ingotFiles).details).flatMap(({ sources }) => sources),
  ];
  const titles = pages.flatMap(({ title, lang }) => (title === null ? [] : [{ title, lang }]));
  expect(titles.filter(({ title, lang }) => lang === "en" && foreign.test(title))).toEqual([]);
  expect(titles.filter(({ lang }) => lang !== "en").length).toBeGreaterThan(100);
});
