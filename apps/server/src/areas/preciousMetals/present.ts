import type {
  Ingot,
  IngotSummary,
  Language,
  MeasuredMetal,
  MetalInfo,
} from "@specimen/api/contract";
import { answerByRule } from "../../catalogue/answer.ts";
import { countryOf } from "../../catalogue/countries.ts";
import { fineDensity } from "../../catalogue/metalDensity.ts";
import { checksOf, copiesOf, featuresOf } from "../../catalogue/metalPresent.ts";
import { basisOf, provenanceOf, provenanceOfFields } from "../../catalogue/provenance.ts";
import type { Day } from "../../http/calendarDay.ts";
import type { AppContext } from "../defineArea.ts";
import { barAddress, barLights } from "./draw.ts";
import { barSides, barSize, describeBar, type DrawnMark } from "./draw/describeBar.ts";
import { drawnBar, type IngotRow, type readIngot } from "./queries.ts";

const listView = { side: "front", light: "white", detail: "list" } as const;

type DetailRow = NonNullable<Awaited<ReturnType<typeof readIngot>>>;

/** A bar in a list. */
export function ingotSummaryOf(
  context: AppContext,
  { ingot, refiner, countryId, rule }: IngotRow,
  language: Language,
): IngotSummary {
  const { lexicon } = context;
  return {
    id: ingot.id,
    variantId: ingot.variantId,
    refiner,
    countryId,
    countryName: lexicon.countryName(countryId, language),
    name: lexicon.text(ingot.name, language),
    type: ingot.type,
    metal: ingot.metal,
    fineness: ingot.fineness,
    sizeValue: ingot.sizeValue,
    sizeUnit: ingot.sizeUnit,
    form: ingot.form,
    weightG: ingot.weightG,
    lengthMm: ingot.lengthMm,
    widthMm: ingot.widthMm,
    heightMm: ingot.heightMm,
    tradability: rule,
    thumbnailSrc: barAddress(context, ingot.id, listView),
  };
}

const sides = ["lengthMm", "widthMm", "heightMm"];

/** Members of a bar by their names in bars_details.json. */
const members = {
  size: sides,
  sizes: sides,
  weight: ["weightG"],
  maker: ["refiner"],
  goodDeliveryStatus: ["goodDelivery"],
  securityFeatures: ["features"],
  commonFakes: ["copies"],
};

/** A bar with the answer derived for a day. */
export function ingotOf(
  context: AppContext,
  { details, variants, info, ...row }: DetailRow & { readonly info: MetalInfo | null },
  language: Language,
  today: Day,
): Ingot {
  const { ingot, refiner, countryId, rule } = row;
  const { lexicon } = context;
  const drawn = drawnBar(ingot, details, refiner);
  const marks = describeBar(drawn);
  const provenance =
    details === null
      ? provenanceOf({ confidence: ingot.confidence, sources: ingot.sources, checked: [] })
      : provenanceOfFields(
          details.confidence,
          checksOf(details.sources, details.checkedFields, members),
        );
  return {
    ...ingotSummaryOf(context, row, language),
    country: lexicon.country(countryOf(lexicon, countryId), language),
    hasHologram: ingot.hasHologram,
    densityGcm3: ingot.densityGcm3 ?? fineDensity(ingot.metal, 1000) ?? 0,
    fillFactor: ingot.fillFactor,
    issuedSince: yearOf(ingot.issuedSince),
    issuedUntil: yearOf(ingot.issuedUntil),
    marks: [...marks]
      .sort((a, b) => a.number - b.number)
      .map((mark) => ({
        ...markOf(mark, details),
        text: lexicon.text(mark.text, language),
      })),
    markConfidence: {
      order: details?.markOrderConfidence ?? "low",
      places: details?.markPositionConfidence ?? "low",
    },
    packaging: lexicon.text(details?.packaging ?? null, language),
    certificate: lexicon.text(details?.certificate ?? null, language),
    goodDelivery: lexicon.text(details?.goodDeliveryStatus ?? null, language),
    features: featuresOf(details?.securityFeatures ?? [], { lexicon, language }, (key) =>
      marks.filter(({ what }) => what === key).map(({ side, pin }) => ({ side, ...pin })),
    ),
    copies: copiesOf(details?.commonFakes ?? [], { lexicon, language }),
    additionalInformation: info,
    answer: answerByRule(rule, {
      asOf: today,
      // Of what metal it is; the rest is the customer's rule.
      ...basisOf(provenance, ["fineness"]),
    }),
    images: barSides.flatMap((side) =>
      // Only foil answers to tilting.
      barLights.slice(0, ingot.hasHologram && side !== "edge" ? 2 : 1).map((light) => ({
        side,
        light,
        src: barAddress(context, ingot.id, { side, light, detail: "screen" }),
        fullSrc: barAddress(context, ingot.id, { side, light, detail: "full" }),
        ...barSize(drawn, side),
      })),
    ),
    variants: variants.map((variant) => ingotSummaryOf(context, variant, language)),
    provenance,
  };
}

/** A bar as far as it is measured. */
export function measuredIngot(
  context: AppContext,
  row: IngotRow,
  language: Language,
): MeasuredMetal {
  const { ingot } = row;
  return {
    ...ingotSummaryOf(context, row, language),
    weightToleranceG: null,
    diameterMm: null,
    thicknessMm: null,
    densityGcm3: ingot.densityGcm3,
    fillFactor: ingot.fillFactor,
  };
}

const yearOf = (year: number | null): string | null =>
  year === null ? null : String(year).padStart(4, "0");

/** Where a mark stands in words, and where its number is drawn. */
function markOf(
  { number, what, side, y, pin }: DrawnMark,
  details: DetailRow["details"],
): Omit<Ingot["marks"][number], "text"> {
  const kind = details?.marks[number - 1]?.what ?? "design";
  return {
    number,
    what: what === kind ? kind : "design",
    side,
    third: y < 34 ? "top" : y < 67 ? "middle" : "foot",
    ...pin,
  };
}
