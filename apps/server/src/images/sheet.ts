import { hash32 } from "@specimen/core/guilloche";
import type { SecurityFeature } from "./features.ts";
import { finenessOf, type Fineness } from "./fineness.ts";
import { inksIn, type Inks } from "./inks.ts";
import { layoutOf, type Layout } from "./layout.ts";
import type { Printed } from "./printed.ts";
import type { View } from "./view.ts";

/** Everything a layer needs to draw itself. Lengths are in drawing units, see `grain`. */
export interface Sheet {
  readonly record: Printed;
  readonly view: View;
  readonly fine: Fineness;
  /** In 0.1 mm. */
  readonly size: Size;
  readonly width: number;
  readonly height: number;
  /** The shorter side. */
  readonly short: number;
  readonly isUpright: boolean;
  readonly places: Layout;
  readonly inks: Inks;
  /** Width of an engraved line in drawing units. */
  readonly pen: number;
  /** The text all chance of this side comes from. */
  readonly seed: string;
  /** A whole number from `from` to `to` that belongs to the record and the given name. */
  choose(name: string, from: number, to: number): number;
  /** Whether the record names any of the features. */
  has(...features: SecurityFeature[]): boolean;
  /** Keeps a definition and gives its id; the same markup is kept once. */
  define(markup: (id: string) => string): string;
  /** What has been defined. */
  definitions(): string;
}

/** Width and height as a specimen is held; not known ones are those of a neutral proportion. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly isKnown: boolean;
}

/** Size of a specimen as it is held, in 0.1 mm. */
export function sizeOf(record: Printed): Size {
  const isKnown = record.widthMm !== null && record.heightMm !== null;
  const long = Math.round((isKnown ? (record.widthMm ?? 0) : 147) * 10);
  const low = Math.round((isKnown ? (record.heightMm ?? 0) : 70) * 10);
  return record.orientation === "portrait"
    ? { width: low, height: long, isKnown }
    : { width: long, height: low, isKnown };
}

/** An empty sheet of a record for one view. */
export function sheetOf(record: Printed, view: View): Sheet {
  const fine = finenessOf[view.detail];
  const size = sizeOf(record);
  const width = size.width * fine.grain;
  const height = size.height * fine.grain;
  const seed = `${record.id} ${view.side}`;
  const kept = new Map<string, string>();
  return {
    record,
    view,
    fine,
    size,
    width,
    height,
    short: Math.min(width, height),
    isUpright: width < height,
    places: layoutOf(width, height, view.side),
    inks: inksIn(view.light, record.mainColour, isPolymer(record)),
    pen: fine.pen * fine.grain,
    seed,
    choose: (name, from, to) => from + (hash32(`${seed} ${name}`) % (to - from + 1)),
    has: (...features) => features.some((feature) => record.securityFeatures.includes(feature)),
    define(markup) {
      const template = markup("*");
      const id = kept.get(template) ?? `s${kept.size.toString(36)}`;
      kept.set(template, id);
      return id;
    },
    definitions: () =>
      [...kept].map(([markup, id]) => markup.replace('id="*"', `id="${id}"`)).join(""),
  };
}

/** Whether a note is printed on plastic, wholly or in part. */
export function isPolymer(record: Printed): boolean {
  return record.substrate === "polymer" || record.substrate === "hybrid";
}
