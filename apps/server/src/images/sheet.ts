import { hash32 } from "@specimen/core/guilloche";
import type { BanknoteFacts, View } from "./banknoteFacts.ts";
import type { SecurityFeature } from "./features.ts";
import { finenessOf, type Fineness } from "./fineness.ts";
import { inksIn, type Inks } from "./inks.ts";
import { layoutOf, type Layout } from "./layout.ts";

/** Everything a layer needs to draw itself. Lengths are in drawing units, see `grain`. */
export interface Sheet {
  readonly record: BanknoteFacts;
  readonly view: View;
  readonly fine: Fineness;
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

/** Size of a note as it is held, in 0.1 mm; a size that is not known gets a neutral proportion. */
export function sizeOf(record: BanknoteFacts): { width: number; height: number; isKnown: boolean } {
  const isKnown = record.widthMm !== null && record.heightMm !== null;
  const long = Math.round((isKnown ? (record.widthMm ?? 0) : 147) * 10);
  const low = Math.round((isKnown ? (record.heightMm ?? 0) : 70) * 10);
  return record.orientation === "portrait"
    ? { width: low, height: long, isKnown }
    : { width: long, height: low, isKnown };
}

/** An empty sheet of a record for one view. */
export function sheetOf(record: BanknoteFacts, view: View): Sheet {
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
export function isPolymer(record: BanknoteFacts): boolean {
  return record.substrate === "polymer" || record.substrate === "hybrid";
}
