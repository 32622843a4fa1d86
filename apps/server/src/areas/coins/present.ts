import {
  type Coin,
  type CoinSummary,
  type ImageSource,
  type Language,
  Side,
} from "@specimen/api/contract";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import type { readCoin, readCountryCoins } from "./queries.ts";
import type { Day } from "../../http/calendarDay.ts";
import { coinDates, coinTimeline } from "./coinTimeline.ts";
import type { AppContext } from "../defineArea.ts";
import { countryOf } from "../../catalogue/countries.ts";
import { coinAddress } from "./draw.ts";
import { decideByRule } from "../../catalogue/answer.ts";
import { provenanceOf } from "../../catalogue/provenance.ts";

type SummaryRow = Awaited<ReturnType<typeof readCountryCoins>>["rows"][number];
type DetailRow = NonNullable<Awaited<ReturnType<typeof readCoin>>>;

/** A coin in a list. */
export function coinSummaryOf(
  context: AppContext,
  { coin, rule }: SummaryRow,
  language: Language,
): CoinSummary {
  const { lexicon } = context;
  return {
    id: coin.id,
    countryId: coin.countryId,
    countryName: lexicon.countryName(coin.countryId, language),
    name: lexicon.text(coin.name, language),
    ...faceOf(lexicon, coin, language),
    metal: coin.metal,
    fineness: coin.fineness,
    grossWeightG: coin.grossWeightG,
    diameterMm: coin.diameterMm,
    thicknessMm: coin.thicknessMm,
    ...coinDates(coin),
    status: "coin",
    tradability: rule,
    thumbnailSrc: coinAddress(context, coin.id, { side: "front", detail: "list" }),
  };
}

/** A coin with the answer derived for a day. */
export function coinOf(context: AppContext, row: DetailRow, language: Language, today: Day): Coin {
  const { coin, rule } = row;
  const { lexicon } = context;
  const { firstIssued, lastIssued } = coinDates(coin);
  // The records name no source, and no field was compared with one.
  const provenance = provenanceOf({ confidence: coin.confidence, sources: [], checked: [] });
  return {
    id: coin.id,
    country: lexicon.country(countryOf(lexicon, coin.countryId), language),
    name: lexicon.text(coin.name, language),
    ...faceOf(lexicon, coin, language),
    kind: coin.kind,
    metal: coin.metal,
    fineness: coin.fineness,
    grossWeightG: coin.grossWeightG,
    fineWeightG: coin.fineWeightG,
    diameterMm: coin.diameterMm,
    thicknessMm: coin.thicknessMm,
    firstIssued,
    lastIssued,
    note: lexicon.text(coin.note, language),
    status: "coin",
    tradability: rule,
    answer: {
      ...decideByRule(rule),
      tradability: rule,
      legalTenderSince: null,
      legalTenderUntil: null,
      exchange: null,
      worthlessSince: null,
      asOf: today,
      checkedOn: provenance.checkedOn,
      source: null,
    },
    timeline: coinTimeline(coin),
    images: imagesOf(context, coin.id),
    neighbours: row.neighbours.map((neighbour) => ({
      ...neighbour,
      name: lexicon.text(neighbour.name, language),
    })),
    provenance,
  };
}

/** The face value of a coin; units older than ISO 4217 have a word but no code. */
export function faceOf(
  lexicon: Lexicon,
  { faceValue, faceCurrency }: SummaryRow["coin"],
  language: Language,
): Pick<CoinSummary, "denomination" | "currencyISO" | "unit"> {
  if (faceValue === null || faceCurrency === null) {
    return { denomination: faceValue, currencyISO: null, unit: null };
  }
  const own = lexicon.word("coinUnit", faceCurrency, language);
  if (own !== null) return { denomination: faceValue, currencyISO: null, unit: own };
  const amount = { currencyISO: faceCurrency, denomination: faceValue, unit: null };
  return {
    denomination: faceValue,
    currencyISO: faceCurrency,
    unit: lexicon.unit(amount, language),
  };
}

function imagesOf(context: AppContext, coinId: string): ImageSource[] {
  return Side.options.map((side) => ({
    side,
    light: "white",
    src: coinAddress(context, coinId, { side, detail: "screen" }),
    fullSrc: coinAddress(context, coinId, { side, detail: "full" }),
  }));
}
