// Writes words.json, the words of rules and results in every language, from those of the web app:
// node src/areas/dataCheck/pdf/words.generate.ts
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const locales = new URL("../../../../../web/src/i18n/locales/", import.meta.url);
const file = new URL("words.json", import.meta.url);

const languages = ["de", "en", "es", "fr", "it", "lt", "no", "pl"] as const;
const groups = [
  "field",
  "outcome",
  "group",
  "rule",
  "reason",
  "expectation",
  "inquiry",
  "paper",
] as const;
const verdicts = [
  "addsUp",
  "addsUpText",
  "openText",
  "nothingJudged",
  "nothingJudgedText",
  "mostNotJudged",
  "expired",
  "refused",
  "contradicts",
  "contradictsText",
  "listed",
  "listedText",
] as const;

type Words = Readonly<Record<string, unknown>>;

/** The text of the file that is written. */
export function writeWords(): string {
  const all = Object.fromEntries(languages.map((language) => [language, wordsOf(language)]));
  return `${JSON.stringify(all, null, 2)}\n`;
}

function wordsOf(language: string) {
  const bundle = readFileSync(new URL(`${language}/translation.json`, locales), "utf8");
  const { dataCheck, documentNumber } = JSON.parse(bundle) as {
    dataCheck: Readonly<Record<string, Words>>;
    documentNumber: Words;
  };
  const told = dataCheck["verdict"] ?? {};
  return {
    about: dataCheck["about"],
    noTimeLimit: dataCheck["noTimeLimit"],
    verdict: Object.fromEntries(verdicts.map((name) => [name, told[name]])),
    ...Object.fromEntries(groups.map((name) => [name, dataCheck[name]])),
    documentNumber,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, writeWords());
