import type { Light, Side } from "@specimen/api/contract";
import type { Printed } from "./printed.ts";
import { type FeaturePlace, featurePlaces } from "./featurePlaces.ts";
import { isSecurityFeature, lightOf } from "./features.ts";
import { issuerBoxes, microprintBox } from "./layers/issuerLine.ts";
import { plateBox } from "./layers/motifPlate.ts";
import { numeralBoxes } from "./layers/numerals.ts";
import { overprintBoxes } from "./layers/overprint.ts";
import { electrotypeBox } from "./layers/watermark.ts";
import type { Box } from "./layout.ts";
import { type PercentBox, pinReach, withPins } from "./pins.ts";
import { type Sheet, sheetOf } from "./sheet.ts";

/** Position of a numbered pin in percent of the drawing, and the light that shows the feature. */
export interface FeatureSpot {
  readonly feature: string;
  readonly light: Light;
  readonly x: number;
  readonly y: number;
}

/**
 * A spot for each recorded feature that this side shows, in the order of the record, none over
 * another, none over lettering and none over a small feature. A feature the drawing does not know,
 * or one on the other side only, has no spot.
 */
export function featureSpots(record: Printed, side: Side): FeatureSpot[] {
  const sheet = sheetOf(record, { side, light: "white", detail: "screen" });
  const { width, height } = sheet;
  const known = drawnFeatures(sheet);
  const boxesOf = (kind: FeaturePlace["kind"]) =>
    known.filter((one) => one.kind === kind).map(({ box }) => percentBox(sheet, box));
  return withPins(
    { width, height },
    known,
    ({ places }) => places.map(([x, y]) => ({ x: (x * 100) / width, y: (y * 100) / height })),
    { lettering: letteringOf(sheet), small: boxesOf("small"), bands: boxesOf("band") },
  ).map(({ feature, pin }) => ({ feature, light: lightOf(feature), ...pin }));
}

/** A recorded feature that a side shows. */
interface DrawnFeature extends FeaturePlace {
  readonly feature: string;
}

/** The recorded features that a side shows, in the order of the record. */
export function drawnFeatures(sheet: Sheet): DrawnFeature[] {
  const reach = (pinReach(sheet).x * sheet.width) / 100;
  const placeOf = featurePlaces(sheet, reach);
  return sheet.record.securityFeatures.flatMap((feature) => {
    const place = isSecurityFeature(feature) ? placeOf[feature] : undefined;
    return place === undefined ? [] : [{ feature, ...place }];
  });
}

/** The boxes of a side, in percent, that a pin must leave readable. */
export function letteringOf(sheet: Sheet): PercentBox[] {
  return [
    ...issuerBoxes(sheet),
    ...numeralBoxes(sheet),
    ...overprintBoxes(sheet),
    plateBox(sheet),
    ...(sheet.has("microprint") ? [microprintBox(sheet)] : []),
    ...(sheet.has("electrotype_watermark") ? [electrotypeBox(sheet)] : []),
  ].map((box) => percentBox(sheet, box));
}

function percentBox({ width, height }: Sheet, box: Box): PercentBox {
  return {
    x: (box.x * 100) / width,
    y: (box.y * 100) / height,
    width: (box.width * 100) / width,
    height: (box.height * 100) / height,
  };
}
