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
import { checksOf, copiesOf, featuresOf } from "../../catalogue/metalPresent.ts";
import { coinSize, describeCoin } from "./draw/describeCoin.ts";
import { drawnCoin } from "./queries.ts";
import { answerByRule } from "../../catalogue/answer.ts";
import { basisOf, provenanceOfFields } from "../../catalogue/provenance.ts";

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

/** Members of a coin by their names in coins_details.json. */
const members = {
  alloy: ["fineness"],
  faceValue: ["denomination"],
  massToleranceG: ["weightTolerance"],
  mint: ["mints"],
  year: ["firstIssued"],
  years: ["firstIssued", "lastIssued"],
  securityFeatures: ["features"],
};

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
  const provenance = provenanceOfFields(
    details?.confidence ?? coin.confidence,
    checksOf(details?.sources ?? [], details?.checkedFields ?? [], members),
  );
  const drawn = drawnCoin(coin, details, lexicon.countryName(coin.countryId, "en"));
  const places = describeCoin(drawn);
  const tolerance = details?.massToleranceG ?? null;
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
    answer: answerByRule(rule, {
      asOf: today,
      // That it is a coin of precious metal; the rest is the customer's rule.
      ...basisOf(provenance, ["fineness"]),
    }),
    timeline: coinTimeline(coin),
    obverse: lexicon.text(details?.obverse ?? null, language),
    reverse: lexicon.text(details?.reverse ?? null, language),
    edge: edgeOf(details, lexicon, language),
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
      basis: lexicon.text(tolerance.basis, language),
    },
    features: featuresOf(details?.securityFeatures ?? [], { lexicon, language }, (key) =>
      places.filter(({ id }) => id === key).map(({ side, pin }) => ({ side, ...pin })),
    ),
    copies: copiesOf(details?.commonFakes ?? [], { lexicon, language }),
    designChanges: (details?.designChanges ?? []).map(({ year, what }) => ({
      year,
      what: lexicon.text(what, language),
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
    neighbours: neighboursOf(context, row.neighbours, language),
    provenance,
  };
}

/** The other coins of the same type as a list shows them. */
export const neighboursOf = (
  context: AppContext,
  neighbours: DetailRow["neighbours"],
  language: Language,
): Coin["neighbours"] =>
  neighbours.map((coin) => ({
    ...coin,
    name: context.lexicon.text(coin.name, language),
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
    name: context.lexicon.text(coin.name, language),
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

function edgeOf(details: DetailRow["details"], lexicon: Lexicon, language: Language): Coin["edge"] {
  if (details === null) return { type: null, inscription: null, reeds: null, note: null };
  return { ...details.edge, note: lexicon.text(details.edge.note, language) };
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
