import type { Light, Side } from "@specimen/api/contract";
import type { Printed } from "./printed.ts";
import { featurePlaces } from "./featurePlaces.ts";
import { isSecurityFeature, lightOf } from "./features.ts";
import { issuerBoxes } from "./layers/issuerLine.ts";
import { plateBox } from "./layers/motifPlate.ts";
import { numeralBoxes } from "./layers/numerals.ts";
import { type PercentBox, pinPlaces } from "./pins.ts";
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
 * another and none over lettering. A feature the drawing does not know, or one on the other side
 * only, has no spot.
 */
export function featureSpots(record: Printed, side: Side): FeatureSpot[] {
  const sheet = sheetOf(record, { side, light: "white", detail: "screen" });
  const { width, height } = sheet;
  const placesOf = featurePlaces(sheet.places, width, height, side);
  const known = record.securityFeatures.flatMap((feature) => {
    const places = isSecurityFeature(feature) ? placesOf[feature] : undefined;
    return places === undefined ? [] : [{ feature, places }];
  });
  const pins = pinPlaces(
    { width, height },
    known.map(({ places }) =>
      places.map(([x, y]) => ({ x: (x * 100) / width, y: (y * 100) / height })),
    ),
    letteringOf(sheet),
  );
  return known.map(({ feature }, index) => ({
    feature,
    light: lightOf(feature),
    ...(pins[index] ?? { x: 50, y: 50 }),
  }));
}

/** The boxes of a side, in percent, that a pin must leave readable. */
export function letteringOf(sheet: Sheet): PercentBox[] {
  const { width, height } = sheet;
  return [...issuerBoxes(sheet), ...numeralBoxes(sheet), plateBox(sheet)].map((box) => ({
    x: (box.x * 100) / width,
    y: (box.y * 100) / height,
    width: (box.width * 100) / width,
    height: (box.height * 100) / height,
  }));
}
