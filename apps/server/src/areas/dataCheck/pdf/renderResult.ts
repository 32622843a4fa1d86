import type { DataCheck, Language, RuleResult } from "@specimen/api/contract";
import { hasNoTimeLimit } from "@specimen/core/mrz";
import {
  conclusionOf,
  expectationOf,
  type Expectation,
  termsOf,
  withDays,
} from "@specimen/core/ruleResult";
import { renderSheet, type SheetPicture } from "../../../customers/renderSheet.ts";
import type { SheetBlock } from "../../../customers/sheet.ts";
import { encodePicture } from "../../../reading/encodePicture.ts";
import type { StoredInquiry } from "../checks.ts";
import { pdfWords } from "./pdfWords.ts";
import words from "./words.json" with { type: "json" };

/** What a PDF of a result is made of. */
export interface ResultFile {
  readonly check: DataCheck;
  /** What services outside answered. */
  readonly inquiries: readonly StoredInquiry[];
  /** Pictures to be shown, as they were uploaded. */
  readonly pictures: readonly Uint8Array[];
  readonly language: Language;
  readonly checkedBy: string;
  readonly customerName: string;
}

/** The result of a check as a PDF for screen readers, in the reader's language. */
export async function renderResult(file: ResultFile): Promise<Uint8Array> {
  const { check, language, pictures, customerName } = file;
  const shown = await Promise.all(
    pictures.map((bytes, index) => pictureOf(bytes, index, language)),
  );
  return renderSheet({
    title: words[language].paper.title,
    language,
    createdAt: new Date(check.checkedAt ?? check.createdAt),
    sheet: { author: customerName, blocks: [...resultBlocks(file), ...shown] },
  });
}

/** All of the file but its pictures: the answer, what was checked, every rule, and what services said. */
export function resultBlocks({
  check,
  inquiries,
  language,
  checkedBy,
}: Pick<ResultFile, "check" | "inquiries" | "language" | "checkedBy">): SheetBlock[] {
  const own = pdfWords[language];
  const said = words[language];
  const { rules, lines, document, checkedAt } = check;
  const { headline, sentence, counts } = conclusionOf(check);
  const answered = inquiries.filter(({ state }) => state === "answered");
  return [
    { kind: "heading", text: said.verdict[headline] },
    { kind: "paragraph", text: filled(said.verdict[sentence], counts) },
    {
      kind: "paragraph",
      text: filled(said.paper.checkedBy, { name: checkedBy, date: timeText(checkedAt, language) }),
    },
    ...lines.map((text) => ({ kind: "machineLine", text }) as const),
    ...(document === null
      ? []
      : [{ kind: "paragraph", text: `${own.document}: ${document.name.text}` } as const]),
    {
      kind: "table",
      columns: [own.rule, own.result, own.reason, own.read, own.expected],
      rows: rules.map((rule) => rowOf(rule, language)),
      widths: [5, 3.3, 5.3, 4, 4],
      strongRows: rules.flatMap(({ outcome }, index) => (outcome === "fail" ? [index] : [])),
    },
    ...answered.flatMap((inquiry) => answerOf(inquiry, language)),
    { kind: "paragraph", text: said.paper.limit },
  ];
}

function rowOf(result: RuleResult, language: Language) {
  const { rule, about, outcome, reason, measured, expected } = result;
  const said = words[language];
  const name = said.rule[rule];
  const field = about === null ? null : fieldName(about, language);
  const expectation = expectationOf({ rule, measured, expected });
  return [
    field === null ? name : filled(said.about, { rule: name, field }),
    said.outcome[outcome],
    differenceText(expectation, language) ?? said.reason[reason],
    valueText(result, measured ?? "", language),
    expectedText(result, expectation, language),
  ];
}

function expectedText(rule: RuleResult, expectation: Expectation, language: Language): string {
  const said = words[language].expectation;
  switch (expectation.kind) {
    case "from":
    case "until":
      return filled(said[expectation.kind], { date: valueText(rule, expectation.date, language) });
    case "years":
      return yearsText(expectation.years, language);
    case "value":
      return valueText(rule, expectation.value, language);
    default:
      return "";
  }
}

function yearsText(years: readonly number[], language: Language): string {
  const { count, number } = termsOf(years, language);
  const said: Readonly<Record<string, string>> = words[language].expectation;
  const form = new Intl.PluralRules(language).select(count);
  return filled(said[`years_${form}`] ?? words[language].expectation.years_other, { number });
}

/** Where a number leaves its format; null where it does not. */
function differenceText(expectation: Expectation, language: Language): string | null {
  if (expectation.kind !== "number") return null;
  const { test } = expectation;
  const said = words[language].documentNumber;
  if (test.outcome === "tooLong") return filled(said.tooLong, { position: String(test.position) });
  if (test.outcome !== "differs") return null;
  const places = test.expected.map(({ kind, characters }) => {
    if (kind === "literal") return characters === " " ? said.space : `“${characters}”`;
    return kind === "oneOf"
      ? filled(said.oneOf, { characters: [...characters].join(" ") })
      : said[kind];
  });
  const expected = [...new Set(places)].join(` ${said.or} `);
  return filled(said.differs, { position: String(test.position), found: test.found, expected });
}

/** Words with values in their places. */
const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));

const fieldName = (code: string, language: Language): string =>
  new Map(Object.entries(words[language].field)).get(code) ?? code;

function answerOf({ service, result, reference, remarks }: StoredInquiry, language: Language) {
  const { inquiry } = words[language];
  const lines = [
    ...(result === null ? [] : [inquiry[result]]),
    ...(reference === null ? [] : [pdfWords[language].reference(reference)]),
    ...remarks,
  ];
  return [
    { kind: "heading", text: inquiry[service].title } as const,
    ...lines.map((text) => ({ kind: "paragraph", text }) as const),
  ];
}

async function pictureOf(
  bytes: Uint8Array,
  index: number,
  language: Language,
): Promise<SheetPicture> {
  const { bytes: jpeg, width, height } = await encodePicture(bytes, "jpeg");
  const alternative = pdfWords[language].picture(index + 1);
  return { kind: "picture", jpeg, width, height, alternative };
}

/** English is British, as everywhere in the product. */
const localeOf = (language: Language): string => (language === "en" ? "en-GB" : language);

/** A value of a rule, with its days as the language writes them. */
const valueText = (rule: RuleResult, value: string, language: Language): string =>
  withDays(rule, value, (day) => {
    const date = new Intl.DateTimeFormat(localeOf(language), {
      dateStyle: "medium",
      timeZone: "UTC",
    }).format(new Date(day));
    return hasNoTimeLimit(day) ? filled(words[language].noTimeLimit, { date }) : date;
  });

const timeText = (instant: string | null, language: Language): string =>
  instant === null
    ? ""
    : new Intl.DateTimeFormat(localeOf(language), {
        dateStyle: "long",
        timeStyle: "long",
        timeZone: "UTC",
      }).format(new Date(instant));
