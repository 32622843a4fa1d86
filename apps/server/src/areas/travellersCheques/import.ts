import { type Language, languages } from "@specimen/api/contract";
import { defineImporter } from "../../catalogue/importer.ts";
import { demand, FactError, type FactsOf } from "../../catalogue/readFacts.ts";
import type { SharedFacts } from "../../catalogue/sharedFacts.ts";
import { words } from "../../catalogue/tables.ts";
import type { NameRow } from "../../search/names.ts";
import { searchNames } from "../../search/tables.ts";
import { chequeNoteId } from "./chequeId.ts";
import { chequeUnit, chequeWordFiles, chequeWordRows } from "./chequeWords.ts";
import { chequeFiles, type ChequeFacts, type SeriesFacts } from "./facts.ts";
import { chequeName, chequeWords } from "./searchKinds.ts";
import { chequeNotes, chequeSeries } from "./tables.ts";

const files = { ...chequeFiles, ...chequeWordFiles };
type NamedFacts = FactsOf<typeof files>;

export const chequeImporter = defineImporter({
  files,
  check(facts, { known }) {
    const units = new Set([...known.currencies, ...facts.units.map(({ key }) => key)]);
    for (const [file, list] of [
      ["travellers_cheques.json", facts.series],
      ["travellers_cheques_more.json", facts.more],
    ] as const) {
      for (const { id, currencies } of list) {
        for (const { currency } of currencies) demand(units, currency, `${file}: ${id}: currency`);
      }
    }
    checkDetails(facts);
  },
  rows: (facts, shared) => [
    [chequeSeries, allSeries(facts).map(seriesRow(facts))],
    [chequeNotes, allSeries(facts).flatMap(noteRows)],
    [
      words,
      facts.units.flatMap(({ key, words: own }) =>
        languages.map((language) => ({
          area: chequeUnit,
          key,
          language,
          text: own[language],
        })),
      ),
    ],
    [words, chequeWordRows(facts)],
    [searchNames, nameRows(facts, shared)],
  ],
});

const allSeries = ({ series, more }: ChequeFacts): SeriesFacts[] => [...series, ...more];

/** Each series has its details and its answer, which does not contradict the statement. */
function checkDetails(facts: ChequeFacts): void {
  const ids = new Set(allSeries(facts).map(({ id }) => id));
  const answers = new Map(facts.answers.map((answer) => [answer.id, answer]));
  for (const { id } of facts.answers) demand(ids, id, `cheque_answers.json: ${id}`);
  for (const { id, encashment } of facts.details) {
    demand(ids, id, `travellers_cheques_details.json: ${id}`);
    const answer = answers.get(id)?.answer;
    const isPaid = encashment.who === "issuer" || encashment.who === "bank";
    const isSaidPaid = answer === "redeemed" || answer === "unconfirmed" || answer === "restricted";
    if (
      answer === undefined ||
      isPaid !== isSaidPaid ||
      (answer === "ended") !== (encashment.who === "none")
    )
      throw new FactError(`cheque_answers.json: ${id}: contradicts who cashes it`);
  }
  const detailed = new Set(facts.details.map(({ id }) => id));
  for (const id of ids) demand(detailed, id, "travellers_cheques_details.json: series");
}

const seriesRow =
  ({ details, answers }: ChequeFacts) =>
  (fact: SeriesFacts, position: number): typeof chequeSeries.$inferInsert => {
    const detail = details.find(({ id }) => id === fact.id);
    const answer = answers.find(({ id }) => id === fact.id);
    if (detail === undefined || answer === undefined)
      throw new FactError(`travellers_cheques_details.json: ${fact.id}: is missing`);
    const { encashment } = detail;
    return {
      id: fact.id,
      position,
      issuer: fact.issuer,
      series: fact.series,
      isCheque: answer.isCheque,
      firstIssued: fact.firstIssued === null ? null : String(fact.firstIssued),
      lastSold: fact.lastSold,
      saleRemark: isMoreThanDate(detail.soldUntil) ? detail.soldUntil : null,
      note: fact.note,
      widthMm: detail.sizeMm?.width ?? null,
      heightMm: detail.sizeMm?.height ?? null,
      answer: answer.answer,
      payer: answer.payer,
      until: encashment.until,
      neverLapses: answer.neverLapses,
      status: encashment.status,
      statusDate: encashment.statusDate,
      statusUrl: encashment.url,
      submission: encashment.howSubmitted,
      refundContact: detail.refundContact,
      signatures: detail.signatureRules,
      steps: detail.howToAccept,
      warnings: detail.whatNotToDo,
      commonFakes: detail.commonFakes,
      numberFormat: detail.serialFormat,
      features: detail.securityFeatures,
      confidence: detail.confidence,
      sources: detail.sources.map(({ url, title }) => url ?? title),
    };
  };

const isMoreThanDate = (text: string | null): boolean =>
  text !== null && !/^\d{4}(-\d{2}){0,2}$/.test(text);

const noteRows = ({ id: seriesId, currencies }: SeriesFacts) =>
  currencies
    .flatMap(({ currency, denominations }) =>
      (denominations ?? [null]).map((denomination) => ({ currency, denomination })),
    )
    .map(({ currency, denomination }, position) => ({
      id: chequeNoteId(seriesId, currency, denomination),
      seriesId,
      position,
      currencyISO: currency,
      denomination,
    }));

const nameRows = (facts: NamedFacts, shared: SharedFacts): NameRow[] =>
  allSeries(facts).flatMap((series) =>
    languages.flatMap((language) => {
      const own = namesOf(series, language, facts);
      const all = [...own, ...currencyNamesOf(series, language, facts, shared)];
      return [
        { kind: chequeName, key: series.id, language, name: own.join(" ") },
        { kind: chequeWords, key: series.id, language, name: all.join(" ") },
      ];
    }),
  );

/** Issuer, series, other names of the issuer, and what a cheque is called in a language. */
const namesOf = (
  { issuer, series }: SeriesFacts,
  language: Language,
  { aliases, names, spellings, ...facts }: NamedFacts,
): string[] => [
  issuer,
  ...translationsOf(issuer, language, facts),
  ...(series === null ? [] : [series]),
  ...aliases.flatMap((alias) => (alias.issuer === issuer ? alias.words : [])),
  ...names.map((name) => name.words[language]),
  ...spellings.map(({ spelling }) => spelling),
];

const translationsOf = (
  issuer: string,
  language: Language,
  facts: FactsOf<typeof chequeWordFiles>,
): string[] => {
  const translated = language === "en" ? undefined : facts[language][issuer];
  return translated === undefined ? [] : [translated];
};

/** Code, name in singular and plural, and unit of each currency of a series. */
const currencyNamesOf = (
  { currencies }: SeriesFacts,
  language: Language,
  { units }: ChequeFacts,
  shared: SharedFacts,
): string[] =>
  currencies.flatMap(({ currency }) => {
    const money = shared.currencies.find(({ currencyISO }) => currencyISO === currency)?.names[
      language
    ];
    const unit = units.find(({ key }) => key === currency)?.words[language];
    const written = [currency, money?.name, ...Object.values(money?.forms ?? {}), unit];
    return [...new Set(written.filter((part) => part !== undefined))];
  });
