import type { Light, Side } from "@specimen/api/contract";
import { featurePlaces, type Place, type Places } from "./featurePlaces.ts";
import { isSecurityFeature, lightOf } from "./features.ts";
import { layoutOf } from "./layout.ts";
import type { Printed } from "./printed.ts";
import { sizeOf } from "./sheet.ts";

/** Where a number pin stands: in percent of the drawing, with the light that shows the feature. */
export interface FeatureSpot {
  readonly feature: string;
  readonly light: Light;
  readonly x: number;
  readonly y: number;
}

/** What pins of 24 px are laid out for: a drawing as large as 620 x 340 px have room for it. */
const pin = { size: 24, gap: 1.5, roomWidth: 620, roomHeight: 340 };

/**
 * A spot for each recorded feature that this side shows, in the order of the record, none over
 * another. A feature the drawing does not know, or one on the other side only, has no spot.
 */
export function featureSpots(record: Printed, side: Side): FeatureSpot[] {
  const { width, height } = sizeOf(record);
  const pixels = Math.min(pin.roomWidth / width, pin.roomHeight / height);
  const room: Room = {
    width: width * pixels,
    height: height * pixels,
    taken: [],
  };
  const placesOf = featurePlaces(layoutOf(width, height, side), width, height, side);
  return record.securityFeatures.flatMap((feature) => {
    const places = isSecurityFeature(feature) ? placesOf[feature] : undefined;
    if (places === undefined) return [];
    const scaled = places.map(([x, y]): Place => [x * pixels, y * pixels]);
    const [x, y] = free(room, scaled);
    room.taken.push([x, y]);
    return [
      {
        feature,
        light: lightOf(feature),
        x: percent(x / room.width),
        y: percent(y / room.height),
      },
    ];
  });
}

/** The drawing in pixels and the pins that stand on it. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly taken: Place[];
}

/** The first place that is free, else the free one nearest to the best place. */
function free(room: Room, places: Places): Place {
  const kept = places.map((place) => onDrawing(room, place));
  const first = kept.find((place) => isFree(room, place));
  if (first !== undefined) return first;
  const [x, y] = kept[0] ?? [room.width / 2, room.height / 2];
  for (let reach = pin.size / 4; reach < room.width + room.height; reach += pin.size / 4) {
    const steps = Math.ceil(reach);
    for (let step = 0; step < steps; step++) {
      const angle = (2 * Math.PI * step) / steps;
      const place: Place = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
      if (isInside(room, place) && isFree(room, place)) return place;
    }
  }
  return [x, y];
}

function isFree(room: Room, [x, y]: Place): boolean {
  // A pin is round to the eye and square to the pointer.
  return room.taken.every(
    ([tx, ty]) => Math.max(Math.abs(x - tx), Math.abs(y - ty)) >= pin.size + pin.gap,
  );
}

function isInside(room: Room, [x, y]: Place): boolean {
  const edge = pin.size / 2;
  return x >= edge && y >= edge && x <= room.width - edge && y <= room.height - edge;
}

/** A place moved so that the whole pin lies on the drawing. */
function onDrawing(room: Room, [x, y]: Place): Place {
  const edge = pin.size / 2;
  return [
    Math.min(room.width - edge, Math.max(edge, x)),
    Math.min(room.height - edge, Math.max(edge, y)),
  ];
}

function percent(share: number): number {
  return Math.round(share * 10000) / 100;
}
