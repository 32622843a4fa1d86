import {
  type Answer,
  type Banknote,
  type BanknoteSummary,
  type Feature,
  type ImageSource,
  type Language,
  Light,
  Side,
} from "@specimen/api/contract";
import { countryOf } from "../../catalogue/countries.ts";
import { decide, evidenceOf, fieldsBehind, tradeOn } from "../../catalogue/answer.ts";
import { termOf } from "../../catalogue/glossary.ts";
import type { CountryEntry, Lexicon } from "../../catalogue/lexicon.ts";
import { basisOf, provenanceOfFields } from "../../catalogue/provenance.ts";
import {
  daysOf,
  type Stages,
  statusOn,
  statusSince,
  timelineOf,
} from "../../catalogue/timeline.ts";
import type { Day } from "../../http/calendarDay.ts";
import { featureSpots } from "../../images/featureSpots.ts";
import { checkOf, lightOf } from "../../images/features.ts";
import type { AppContext } from "../defineArea.ts";
import { imageAddress } from "./draw.ts";
import { listedSeries } from "./listedSeries.ts";
import { lookAlikeOf, type LookAlikeRow } from "./presentLookAlikes.ts";
import type { SummaryRow } from "./queries/columns.ts";
import type { prepareBanknoteDetail } from "./queries/detail.ts";

/** A whole note as read from the database. */
export type DetailRow = Awaited<
  ReturnType<ReturnType<typeof prepareBanknoteDetail>["execute"]>
>[number];

/** A note in a list, on a day. */
export function summaryOf(
  context: AppContext,
  row: SummaryRow,
  language: Language,
  today: Day,
): BanknoteSummary {
  const { lexicon } = context;
  return {
    id: row.id,
    countryId: row.countryId,
    countryName: lexicon.countryName(row.countryId, language),
    currencyISO: row.currencyISO,
    denomination: row.denomination,
    unit: lexicon.unit(row, language),
    series: listedSeries(lexicon, row, language),
    motif: lexicon.text(row.front, language),
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    orientation: row.orientation,
    firstIssued: row.firstIssued,
    status: row.status,
    statusSince: statusSince(row, row.status),
    tradability: row.rule,
    trade: tradeOn({ stages: row, tradability: row.rule, today }),
    thumbnailSrc: imageAddress(context, row.id, { side: "front", light: "white", detail: "list" }),
  };
}

/** A note, similar notes, and the country it was opened from. */
interface Detailed {
  row: DetailRow;
  alikes: readonly LookAlikeRow[];
  shownUnder: CountryEntry;
}

/** A note with the answer derived for a day. */
export function detailOf(
  context: AppContext,
  { row, alikes, shownUnder }: Detailed,
  language: Language,
  today: Day,
): Banknote {
  const { lexicon } = context;
  const stages: Stages = row;
  const status = statusOn(daysOf(stages), today);
  const canBeTender = row.legalTenderIn?.includes(shownUnder.id) ?? true;
  return {
    id: row.id,
    country: lexicon.country(shownUnder, language),
    issuingCountry: lexicon.country(countryOf(lexicon, row.countryId), language),
    currencyISO: row.currencyISO,
    currencyName: lexicon.currency(row.currencyISO, language).name,
    denomination: row.denomination,
    unit: lexicon.unit(row, language),
    issuer: row.issuer,
    series: lexicon.text(row.series, language),
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    orientation: row.orientation,
    substrate: row.substrate === null ? null : lexicon.word("substrate", row.substrate, language),
    colour: row.mainColour === null ? null : lexicon.word("colour", row.mainColour, language),
    motifFront: lexicon.text(row.front, language),
    motifBack: lexicon.text(row.back, language),
    note: lexicon.text(row.note, language),
    firstIssued: row.firstIssued,
    status,
    statusSince: statusSince(stages, status),
    tradability: row.rule,
    answer: answerOf(row, today, canBeTender),
    timeline: timelineOf(stages, today, canBeTender),
    features: featuresOf(row, lexicon, language),
    images: imagesOf(context, row),
    neighbours: row.neighbours,
    lookAlikes: alikes.map((alike) =>
      lookAlikeOf(context, { here: row, there: alike }, language, today),
    ),
    provenance: provenanceOfFields(row.confidence, row),
  };
}

function answerOf(row: DetailRow, today: Day, canBeTender: boolean): Answer {
  const days = daysOf(row);
  const isIssued = days.issuedDay === null || days.issuedDay <= today;
  return {
    ...decide({ stages: row, tradability: row.rule, today }),
    tradability: row.rule,
    isLegalTender: canBeTender && isIssued && statusOn(days, today) === "issue",
    ...evidenceOf(row),
    asOf: today,
    ...basisOf(row, fieldsBehind(row, today, canBeTender)),
  };
}

function featuresOf(row: DetailRow, lexicon: Lexicon, language: Language): Feature[] {
  const facts = { ...row, currency: row.currencyISO };
  const spots = Side.options.flatMap((side) =>
    featureSpots(facts, side).map(({ feature, x, y }) => ({ feature, side, x, y })),
  );
  return row.securityFeatures.map((key) => ({
    key,
    name: termOf(lexicon, key, language),
    howTo: lexicon.word("howTo", key, language) ?? { text: key, lang: "en" },
    check: checkOf(key),
    light: lightOf(key),
    spots: spots.filter(({ feature }) => feature === key).map(({ side, x, y }) => ({ side, x, y })),
  }));
}

function imagesOf(context: AppContext, { id }: DetailRow): ImageSource[] {
  return Side.options.flatMap((side) =>
    Light.options.map((light) => ({
      side,
      light,
      src: imageAddress(context, id, { side, light, detail: "screen" }),
      fullSrc: imageAddress(context, id, { side, light, detail: "full" }),
    })),
  );
}
