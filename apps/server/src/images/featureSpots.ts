import type { Light, Side } from "@specimen/api/contract";
import { featurePlaces, type Place, type Places } from "./featurePlaces.ts";
import { isSecurityFeature, lightOf } from "./features.ts";
import { layoutOf } from "./layout.ts";
import type { Printed } from "./printed.ts";
import { sizeOf } from "./sheet.ts";

/** Position of a numbered pin in percent of the drawing, and the light that shows the feature. */
export interface FeatureSpot {
  readonly feature: string;
  readonly light: Light;
  readonly x: number;
  readonly y: number;
}

/** Pin diameter and drawing size in px that the layout assumes. */
const pin = { size: 24, gap: 1.5, drawingWidth: 620, drawingHeight: 340 };

/**
 * A position for each recorded feature visible on this side, in the order of the record and without
 * overlaps. Features unknown to the drawing have none.
 */
export function featureSpots(record: Printed, side: Side): FeatureSpot[] {
  const { width, height } = sizeOf(record);
  const pixels = Math.min(pin.drawingWidth / width, pin.drawingHeight / height);
  const drawing: Drawing = {
    width: width * pixels,
    height: height * pixels,
    taken: [],
  };
  const placesOf = featurePlaces(layoutOf(width, height, side), width, height, side);
  return record.securityFeatures.flatMap((feature) => {
    const places = isSecurityFeature(feature) ? placesOf[feature] : undefined;
    if (places === undefined) return [];
    const scaled = places.map(([x, y]): Place => [x * pixels, y * pixels]);
    const [x, y] = free(drawing, scaled);
    drawing.taken.push([x, y]);
    return [
      {
        feature,
        light: lightOf(feature),
        x: percent(x / drawing.width),
        y: percent(y / drawing.height),
      },
    ];
  });
}

/** The drawing in px and the placed pins. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly taken: Place[];
}

/** The first free candidate, else the free position nearest to the best one. */
function free(drawing: Drawing, places: Places): Place {
  const kept = places.map((place) => onDrawing(drawing, place));
  const first = kept.find((place) => isFree(drawing, place));
  if (first !== undefined) return first;
  const [x, y] = kept[0] ?? [drawing.width / 2, drawing.height / 2];
  for (let reach = pin.size / 4; reach < drawing.width + drawing.height; reach += pin.size / 4) {
    const steps = Math.ceil(reach);
    for (let step = 0; step < steps; step++) {
      const angle = (2 * Math.PI * step) / steps;
      const place: Place = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
      if (isInside(drawing, place) && isFree(drawing, place)) return place;
    }
  }
  return [x, y];
}

function isFree(drawing: Drawing, [x, y]: Place): boolean {
  // Pins are drawn round, but their hit area is square.
  return drawing.taken.every(
    ([tx, ty]) => Math.max(Math.abs(x - tx), Math.abs(y - ty)) >= pin.size + pin.gap,
  );
}

function isInside(drawing: Drawing, [x, y]: Place): boolean {
  const edge = pin.size / 2;
  return x >= edge && y >= edge && x <= drawing.width - edge && y <= drawing.height - edge;
}

/** A position clamped so that the whole pin is inside the drawing. */
function onDrawing(drawing: Drawing, [x, y]: Place): Place {
  const edge = pin.size / 2;
  return [
    Math.min(drawing.width - edge, Math.max(edge, x)),
    Math.min(drawing.height - edge, Math.max(edge, y)),
  ];
}

function percent(share: number): number {
  return Math.round(share * 10000) / 100;
}
