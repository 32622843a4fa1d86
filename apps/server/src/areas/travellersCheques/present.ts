import {
  type ChequeAnswer,
  type ChequeAnswerKind,
  type ChequeInformation,
  type ChequeNote,
  type ChequeNoteSummary,
  type ChequeSeries,
  type ChequeSeriesSummary,
  type Feature,
  type Language,
  Light,
  type LocalizedText,
  type Tradability,
} from "@specimen/api/contract";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import { provenanceOf } from "../../catalogue/provenance.ts";
import type { AppContext } from "../defineArea.ts";
import { chequeUnit, issuerOf, textOf } from "./chequeWords.ts";
import { chequeAddress, type ChequeRow, drawnCheque } from "./draw.ts";
import { describeCheque } from "./draw/describeCheque.ts";
import type { ChequeFeatureFact } from "./facts.ts";
import type { readNote, readSeries } from "./queries.ts";
import type { chequeNotes, chequeSeries } from "./tables.ts";

type SeriesRow = typeof chequeSeries.$inferSelect;
type FoundSeries = NonNullable<Awaited<ReturnType<typeof readSeries>>>;
type FoundNote = NonNullable<Awaited<ReturnType<typeof readNote>>>;
type FoundValue = ChequeRow & { readonly rule: Tradability };

/** A series in a list. */
export function seriesSummaryOf(
  context: AppContext,
  { series, answer, rule, currencies, firstNoteId }: FoundSeries,
  language: Language,
): ChequeSeriesSummary {
  return {
    id: series.id,
    issuer: issuerOf(context.lexicon, series.issuer, language),
    series: textOf(context.lexicon, series.series, language),
    currencies: [...new Set(currencies)],
    firstIssued: series.firstIssued,
    answer: answerOf(series, answer, rule),
    confidence: series.confidence,
    thumbnailSrc: chequeAddress(context, firstNoteId, { light: "white", detail: "list" }),
  };
}

/** A series with everything its values have in common. */
export function seriesOf(
  { lexicon }: AppContext,
  { series, answer, rule, currencies }: FoundSeries,
  language: Language,
): ChequeSeries {
  return {
    id: series.id,
    ...describedOf(lexicon, series, language),
    answer: answerOf(series, answer, rule),
    currencies: [...new Set(currencies)],
    information: informationOf(lexicon, series, language),
  };
}

/** A value in a list. */
export function noteSummaryOf(
  context: AppContext,
  { note, series, rule }: FoundValue,
  language: Language,
): ChequeNoteSummary {
  return {
    id: note.id,
    seriesId: series.id,
    issuer: issuerOf(context.lexicon, series.issuer, language),
    series: textOf(context.lexicon, series.series, language),
    currencyISO: note.currencyISO,
    denomination: note.denomination,
    unit: unitOf(context.lexicon, note, language),
    tradability: rule,
    thumbnailSrc: chequeAddress(context, note.id, { light: "white", detail: "list" }),
  };
}

/** A value with its specimen and what to look at. */
export function noteOf(
  context: AppContext,
  { note, series, answer, rule, values }: FoundNote,
  language: Language,
): ChequeNote {
  const { lexicon } = context;
  return {
    id: note.id,
    seriesId: series.id,
    ...describedOf(lexicon, series, language),
    answer: answerOf(series, answer, rule),
    currencyISO: note.currencyISO,
    denomination: note.denomination,
    unit: unitOf(lexicon, note, language),
    features: featuresOf(lexicon, { note, series }, language),
    images: Light.options.map((light) => ({
      side: "front",
      light,
      src: chequeAddress(context, note.id, { light, detail: "screen" }),
      fullSrc: chequeAddress(context, note.id, { light, detail: "full" }),
    })),
    neighbours: neighboursOf(note, values),
  };
}

/** How a cheque is accepted and where it is redeemed. */
export function informationOf(
  lexicon: Lexicon,
  series: SeriesRow,
  language: Language,
): ChequeInformation {
  const text = (english: string) => textOf(lexicon, english, language);
  const { numberFormat } = series;
  return {
    signatures: textOf(lexicon, series.signatures, language),
    steps: series.steps.map(text),
    warnings: series.warnings.map(text),
    commonFakes: series.commonFakes.map(text),
    status: text(series.status),
    submission: textOf(lexicon, series.submission, language),
    refundContact: textOf(lexicon, series.refundContact, language),
    numberFormat: numberFormat && {
      pattern: text(numberFormat.pattern),
      note: text(numberFormat.note),
      confidence: numberFormat.confidence,
    },
  };
}

/** The currency in the plural category of the value; without a value its name. */
export function unitOf(
  lexicon: Lexicon,
  { currencyISO, denomination }: Pick<ChequeRow["note"], "currencyISO" | "denomination">,
  language: Language,
): LocalizedText {
  const own = lexicon.word(chequeUnit, currencyISO, language);
  if (own !== null) return own;
  if (denomination === null)
    return { text: lexicon.currency(currencyISO, language).name, lang: language };
  return lexicon.unit({ currencyISO, denomination, unit: null }, language);
}

function describedOf(lexicon: Lexicon, series: SeriesRow, language: Language) {
  return {
    issuer: issuerOf(lexicon, series.issuer, language),
    series: textOf(lexicon, series.series, language),
    firstIssued: series.firstIssued,
    saleRemark: textOf(lexicon, series.saleRemark, language),
    note: textOf(lexicon, series.note, language),
    widthMm: series.widthMm,
    heightMm: series.heightMm,
    provenance: provenanceOf({
      confidence: series.confidence,
      sources: onePerHost(series.sources),
      checked: checkedOf(series),
    }),
  };
}

/** One page of each host: more of them would read as the same source again and again. */
function onePerHost(sources: readonly string[]): string[] {
  const hosts = new Set<string>();
  return sources.filter((source) => {
    const host = URL.canParse(source) ? new URL(source).hostname : source;
    return hosts.size < hosts.add(host).size;
  });
}

/** What was compared with a page: the statement on who cashes it, and features of their own source. */
function checkedOf(series: SeriesRow): string[] {
  const hasFeatures = series.features.some((each) => each.confidence === "high");
  return [
    ...(series.confidence === "high" ? ["redemption"] : []),
    ...(hasFeatures ? ["securityFeatures"] : []),
  ];
}

function answerOf(
  series: SeriesRow,
  kind: ChequeAnswerKind,
  tradability: Tradability,
): ChequeAnswer {
  const { statusDate } = series;
  const source = sourceOf(series);
  return {
    kind,
    isCheque: series.isCheque,
    payer: series.payer,
    until: series.until,
    neverLapses: series.neverLapses,
    lastSold: series.lastSold,
    tradability,
    asOf: statusDate,
    checkedOn: source === null ? null : statusDate,
    source,
  };
}

/** The page that says who cashes it; of a record compared as a whole its first page. */
function sourceOf({ statusUrl, confidence, sources }: SeriesRow): ChequeAnswer["source"] {
  const page = statusUrl ?? (confidence === "high" ? sources[0] : undefined);
  if (page === undefined) return null;
  return provenanceOf({ confidence, sources: [page], checked: [] }).sources[0] ?? null;
}

/** English words of what to look at first; their translations are those of the records. */
const signatureTexts = {
  signature: {
    name: "First signature",
    howTo:
      "It is there before the cheque is handed over, and the print of the ground runs on beneath it.",
  },
  countersignature: {
    name: "Second signature",
    howTo: "It is written before your eyes and looks like the first one.",
  },
} as const;

function featuresOf(lexicon: Lexicon, row: ChequeRow, language: Language): Feature[] {
  const text = (english: string) => textOf(lexicon, english, language);
  const recorded = new Map(row.series.features.map((feature) => [feature.id, feature]));
  return describeCheque(drawnCheque(row)).flatMap(({ id, light, pin }): Feature[] => {
    const spots = [{ side: "front" as const, ...pin }];
    if (id === "signature" || id === "countersignature") {
      const { name, howTo } = signatureTexts[id];
      return [{ key: id, name: text(name), howTo: text(howTo), check: "look", light, spots }];
    }
    const feature = recorded.get(id);
    if (feature === undefined) return [];
    return [
      {
        key: id,
        name: text(feature.name),
        howTo: joined(text(feature.look), text(feature.check)),
        check: checkOf(feature),
        light,
        spots,
      },
    ];
  });
}

/** Two sentences in one language: English where one of them has no translation. */
function joined(first: LocalizedText, second: LocalizedText): LocalizedText {
  return {
    text: `${first.text} ${second.text}`,
    lang: first.lang === second.lang ? first.lang : "en",
  };
}

const checks = {
  white: "look",
  uv: "uv",
  transmitted: "throughLight",
  touch: "feel",
  tilt: "tilt",
  smear: "feel",
} as const;

const checkOf = ({ light }: ChequeFeatureFact): Feature["check"] => checks[light];

/** The other values in the currency, then the first value of each other currency. */
function neighboursOf(
  { id, currencyISO }: ChequeRow["note"],
  values: readonly (typeof chequeNotes.$inferSelect)[],
): ChequeNote["neighbours"] {
  const own = values.filter((value) => value.currencyISO === currencyISO && value.id !== id);
  const others = [...Map.groupBy(values, (value) => value.currencyISO)].flatMap(([code, [first]]) =>
    code === currencyISO || first === undefined ? [] : [first],
  );
  return [...own, ...others].map((value) => ({
    id: value.id,
    currencyISO: value.currencyISO,
    denomination: value.denomination,
  }));
}
