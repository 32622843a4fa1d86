import {
  type Coin,
  type CoinSummary,
  type ImageSource,
  type Language,
  type MeasuredMetal,
  type MetalInfo,
  Side,
} from "@specimen/api/contract";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import type { readCoin, readCountryCoins } from "./queries.ts";
import type { Day } from "../../http/calendarDay.ts";
import { coinDates, coinTimeline } from "./coinTimeline.ts";
import type { AppContext } from "../defineArea.ts";
import { countryOf } from "../../catalogue/countries.ts";
import { coinAddress } from "./draw.ts";
import { english } from "../../catalogue/english.ts";
import { checkedWords, copiesOf, featuresOf, pagesOf } from "../../catalogue/metalPresent.ts";
import { coinSize, describeCoin } from "./draw/describeCoin.ts";
import { drawnCoin } from "./queries.ts";
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
    name: coin.name,
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
export function coinOf(
  context: AppContext,
  { info, ...row }: DetailRow & { readonly info: MetalInfo | null },
  language: Language,
  today: Day,
): Coin {
  const { coin, rule } = row;
  const { lexicon } = context;
  const { firstIssued, lastIssued } = coinDates(coin);
  const { details } = row;
  const provenance = {
    ...provenanceOf({
      confidence: details?.confidence ?? coin.confidence,
      sources: [],
      checked: checkedWords(details?.checkedFields ?? []),
    }),
    sources: pagesOf(details?.sources ?? []),
  };
  const drawn = drawnCoin(coin, details, lexicon.countryName(coin.countryId, "en"));
  const places = describeCoin(drawn);
  const tolerance = details?.massToleranceG ?? null;
  return {
    id: coin.id,
    country: lexicon.country(countryOf(lexicon, coin.countryId), language),
    name: coin.name,
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
    note: english(coin.note),
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
    obverse: english(details?.obverse ?? null),
    reverse: english(details?.reverse ?? null),
    edge: edgeOf(details),
    mints: details?.mint ?? [],
    specificGravity:
      coin.densityGcm3 === null
        ? null
        : {
            gcm3: coin.densityGcm3,
            alternatives: (details?.specificGravityAlternatives ?? []).map(({ gcm3 }) => gcm3),
          },
    weightInWaterG: details?.weightInWaterG ?? null,
    fillFactor: coin.fillFactor,
    weightTolerance: tolerance && {
      plusMinusG: tolerance.plusMinus,
      basis: { text: tolerance.basis, lang: "en" },
    },
    features: featuresOf(details?.securityFeatures ?? [], (key) =>
      places.filter(({ id }) => id === key).map(({ side, pin }) => ({ side, ...pin })),
    ),
    copies: copiesOf(details?.commonFakes ?? []),
    designChanges: (details?.designChanges ?? []).map(({ year, what }) => ({
      year,
      what: { text: what, lang: "en" },
    })),
    additionalInformation: info,
    images: imagesOf(context, coin.id),
    edgeImage: {
      side: "edge",
      light: "white",
      src: coinAddress(context, coin.id, { side: "edge", detail: "screen" }),
      fullSrc: coinAddress(context, coin.id, { side: "edge", detail: "full" }),
      ...coinSize(drawn, "edge"),
    },
    neighbours: neighboursOf(context, row.neighbours),
    provenance,
  };
}

/** The other coins of the same type as a list shows them. */
export const neighboursOf = (
  context: AppContext,
  neighbours: DetailRow["neighbours"],
): Coin["neighbours"] =>
  neighbours.map((coin) => ({
    ...coin,
    thumbnailSrc: coinAddress(context, coin.id, { side: "front", detail: "list" }),
  }));

/** A coin as far as it is measured. */
export function measuredCoin(
  context: AppContext,
  { coin, rule }: SummaryRow,
  language: Language,
): MeasuredMetal {
  return {
    id: coin.id,
    name: coin.name,
    countryId: coin.countryId,
    countryName: context.lexicon.countryName(coin.countryId, language),
    metal: coin.metal,
    fineness: coin.fineness,
    form: "struck",
    weightG: coin.grossWeightG,
    weightToleranceG: coin.weightToleranceG,
    diameterMm: coin.diameterMm,
    thicknessMm: coin.thicknessMm,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    densityGcm3: coin.densityGcm3,
    fillFactor: coin.fillFactor,
    tradability: rule,
    thumbnailSrc: coinAddress(context, coin.id, { side: "front", detail: "list" }),
  };
}

function edgeOf(details: DetailRow["details"]): Coin["edge"] {
  if (details === null) return { type: null, inscription: null, reeds: null, note: null };
  return { ...details.edge, note: english(details.edge.note) };
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
