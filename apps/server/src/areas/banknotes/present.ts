import type {
  Answer,
  Banknote,
  BanknoteSummary,
  Feature,
  ImageSource,
  Language,
} from "@specimen/api/contract";
import { featureSpots } from "../../images/featureSpots.ts";
import { checkOf, lightOf } from "../../images/features.ts";
import { english } from "../../catalogue/english.ts";
import type { CountryEntry, Lexicon } from "../../catalogue/lexicon.ts";
import { decide, evidenceOf } from "../../catalogue/answer.ts";
import type { Day } from "../../http/calendarDay.ts";
import {
  type Stages,
  statusOn,
  statusSince,
  timelineOf,
  daysOf,
} from "../../catalogue/timeline.ts";
import type { prepareBanknoteDetail } from "./queries/detail.ts";
import type { prepareSearch } from "./queries/search.ts";
import { lights, imageAddress } from "../../http/imageAddress.ts";
import { lookAlikeOf, type LookAlikeRow } from "./presentLookAlikes.ts";
import { provenanceOf } from "../../catalogue/provenance.ts";
import type { World } from "../appContext.ts";

/** A row of a list as the database gives it. */
export type SummaryRow = Omit<
  Awaited<ReturnType<ReturnType<typeof prepareSearch>>>["rows"][number],
  "total" | "notJudged"
>;
/** A whole note as the database gives it. */
export type DetailRow = Awaited<
  ReturnType<ReturnType<typeof prepareBanknoteDetail>["execute"]>
>[number];

/** What a list says of a note. */
export function summaryOf(world: World, row: SummaryRow, language: Language): BanknoteSummary {
  const { lexicon } = world;
  return {
    id: row.id,
    countryId: row.countryId,
    countryName: lexicon.countryName(row.countryId, language),
    currencyISO: row.currencyISO,
    denomination: row.denomination,
    unit: lexicon.unit(row, language),
    series: row.series,
    motif: english(row.front),
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    orientation: row.orientation,
    firstIssued: row.firstIssued,
    status: row.status,
    statusSince: statusSince(row, row.status),
    tradability: row.rule,
    thumbnailSrc: imageAddress(world, row.id, { side: "front", light: "white", detail: "list" }),
  };
}

/** A note, the notes that look like it, and the country it is looked at from. */
interface Detailed {
  row: DetailRow;
  alikes: readonly LookAlikeRow[];
  shownUnder: CountryEntry;
}

/** Everything about a note, with the answer of the day. */
export function detailOf(
  world: World,
  { row, alikes, shownUnder }: Detailed,
  language: Language,
  today: Day,
): Banknote {
  const { lexicon } = world;
  const stages: Stages = row;
  const status = statusOn(daysOf(stages), today);
  return {
    id: row.id,
    country: lexicon.country(shownUnder, language),
    currencyISO: row.currencyISO,
    currencyName: lexicon.currency(row.currencyISO, language).name,
    denomination: row.denomination,
    unit: lexicon.unit(row, language),
    issuer: row.issuer,
    series: row.series,
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    orientation: row.orientation,
    substrate: row.substrate === null ? null : lexicon.word("substrate", row.substrate, language),
    colour: row.mainColour === null ? null : lexicon.word("colour", row.mainColour, language),
    motifFront: english(row.front),
    motifBack: english(row.back),
    note: english(row.note),
    firstIssued: row.firstIssued,
    status,
    statusSince: statusSince(stages, status),
    tradability: row.rule,
    answer: answerOf(row, today),
    timeline: timelineOf(stages, today),
    features: featuresOf(row, lexicon, language),
    images: imagesOf(world, row),
    neighbours: row.neighbours,
    lookAlikes: alikes.map((alike) =>
      lookAlikeOf(world, { here: row, there: alike }, language, today),
    ),
    provenance: provenanceOf(row),
  };
}

function answerOf(row: DetailRow, today: Day): Answer {
  const { sources, checkedOn } = provenanceOf(row);
  return {
    ...decide({ stages: row, tradability: row.rule, today }),
    tradability: row.rule,
    ...evidenceOf(row),
    asOf: today,
    checkedOn,
    source: sources[0] ?? null,
  };
}

function featuresOf(row: DetailRow, lexicon: Lexicon, language: Language): Feature[] {
  const facts = { ...row, currency: row.currencyISO };
  const spots = (["front", "back"] as const).flatMap((side) =>
    featureSpots(facts, side).map(({ feature, x, y }) => ({ feature, side, x, y })),
  );
  return row.securityFeatures.map((key) => ({
    key,
    name: lexicon.word("term", key, language) ?? { text: key, lang: "en" },
    howTo: lexicon.word("howTo", key, language) ?? { text: key, lang: "en" },
    check: checkOf(key),
    light: lightOf(key),
    spots: spots.filter(({ feature }) => feature === key).map(({ side, x, y }) => ({ side, x, y })),
  }));
}

function imagesOf(world: World, { id }: DetailRow): ImageSource[] {
  return (["front", "back"] as const).flatMap((side) =>
    lights.map((light) => ({
      side,
      light,
      src: imageAddress(world, id, { side, light, detail: "screen" }),
      fullSrc: imageAddress(world, id, { side, light, detail: "full" }),
    })),
  );
}
