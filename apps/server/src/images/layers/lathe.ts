import { rosette, type RosetteLayer } from "@specimen/core/guilloche";
import { element } from "../svg.ts";
import type { Canvas } from "../canvas.ts";

/** A rosette round 0,0: its radius in drawing units and the text its shape comes from. */
export interface Lathe {
  readonly seed: string;
  readonly radius: number;
  readonly lobes?: number;
  /** Copies of each curve, a power of two; those of the level of detail unless told. */
  readonly copies?: number;
  readonly samplesPerLobe?: number;
}

/** The two layers of a rosette, the outer wreath first, as fine as the drawing is. */
export function lathe(canvas: Canvas, shape: Lathe): readonly [RosetteLayer, RosetteLayer] {
  const [wreath, flower] = rosette({
    copies: canvas.fine.rosetteCopies,
    samplesPerLobe: canvas.fine.samplesPerLobe,
    ...shape,
  });
  const none = { path: "", turns: [] };
  return [wreath ?? none, flower ?? none];
}

/**
 * A layer as one kept curve at each of its turns, which are a power of two: the curve is copied,
 * then both, then all four. `halvings` leaves out every second turn that many times.
 */
export function turned(canvas: Canvas, layer: RosetteLayer, halvings = 0): string {
  let last = canvas.define((id) => element("path", { id, d: layer.path }));
  const doublings = Math.log2(layer.turns.length);
  for (let level = halvings; level < doublings; level++) {
    const half = last;
    const turn = layer.turns[2 ** level] ?? 0;
    last = canvas.define((id) =>
      element(
        "g",
        { id },
        element("use", { href: `#${half}` }),
        element("use", { href: `#${half}`, transform: `rotate(${turn})` }),
      ),
    );
  }
  return element("use", { href: `#${last}` });
}
