import { type Canvas, canvasOf, choose } from "./canvas.ts";
import type { Printed } from "./printed.ts";
import type { View } from "./view.ts";
import type { SecurityFeature } from "./features.ts";
import { inksIn } from "./inks.ts";
import { layoutOf, type Layout } from "./layout.ts";

/** The canvas of a banknote with what its layers ask about the record. */
export interface Sheet extends Canvas {
  readonly record: Printed;
  readonly view: View;
  /** In 0.1 mm. */
  readonly size: Size;
  readonly isUpright: boolean;
  readonly places: Layout;
  /** A whole number from `from` to `to` that belongs to the record and the given name. */
  choose(name: string, from: number, to: number): number;
  /** Whether the record has any of the features. */
  has(...features: SecurityFeature[]): boolean;
}

/** Width and height as held; unknown ones get a neutral proportion. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly isKnown: boolean;
}

/** Size of a specimen as held, in 0.1 mm. */
function sizeOf(record: Printed): Size {
  const isKnown = record.widthMm !== null && record.heightMm !== null;
  const long = Math.round((isKnown ? (record.widthMm ?? 0) : 147) * 10);
  const low = Math.round((isKnown ? (record.heightMm ?? 0) : 70) * 10);
  return record.orientation === "portrait"
    ? { width: low, height: long, isKnown }
    : { width: long, height: low, isKnown };
}

/** An empty sheet of a record for one view. */
export function sheetOf(record: Printed, view: View): Sheet {
  const size = sizeOf(record);
  const canvas = canvasOf({
    seed: `${record.id} ${view.side}`,
    widthMm: size.width / 10,
    heightMm: size.height / 10,
    light: view.light,
    detail: view.detail,
    inks: inksIn(view.light, record.mainColour, isPolymer(record)),
  });
  return {
    ...canvas,
    record,
    view,
    size,
    isUpright: canvas.width < canvas.height,
    places: layoutOf(canvas.width, canvas.height, view.side),
    choose: (name, from, to) => choose(canvas.seed, name, from, to),
    has: (...features) => features.some((feature) => record.securityFeatures.includes(feature)),
  };
}

/** Whether a note is printed on polymer, wholly or in part. */
function isPolymer(record: Printed): boolean {
  return record.substrate === "polymer" || record.substrate === "hybrid";
}
