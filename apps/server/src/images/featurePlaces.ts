import type { SecurityFeature } from "./features.ts";
import { type Box, iridescentStripeX, type Round } from "./layout.ts";
import { issuerBoxes, microprintBox } from "./layers/issuerLine.ts";
import { lowerNumeralBox } from "./layers/numerals.ts";
import { electrotypeBox } from "./layers/watermark.ts";
import type { Sheet } from "./sheet.ts";

/** A place in drawing units. */
export type Place = readonly [x: number, y: number];

/** Where a feature is drawn and where its pin may stand, the best place first. */
export interface FeaturePlace {
  readonly box: Box;
  /** A pin stands on a large feature, beside a band from edge to edge, and off a small one. */
  readonly kind: "large" | "band" | "small";
  readonly places: readonly Place[];
}

const threadShares = [0.3, 0.7, 0.5, 0.18, 0.06, 0.8, 0.93];

/** The places of the features visible on a side; a pin comes no nearer than `reach` to a small one. */
export function featurePlaces(
  sheet: Sheet,
  reach: number,
): Partial<Record<SecurityFeature, FeaturePlace>> {
  const { places: layout, width, height, short, isUpright, view } = sheet;
  const { watermark, centre, motif, stripe } = layout;
  const small = (box: Box) => besideOf(box, reach);
  const band = (x: number, share: number, shares: readonly number[]) =>
    alongOf({ x: x - (short * share) / 2, y: 0, width: short * share, height }, reach, shares);
  const part = (share: number, tall: number): FeaturePlace =>
    small({ ...stripe, y: height * share, height: height * tall });
  const [name] = issuerBoxes(sheet);
  const issuer = small(name);
  const thread = band(layout.thread, 0.022, threadShares);
  const wideThread = band(layout.thread, 0.058, threadShares);
  const mark = large(boxOf(watermark), [
    inside(watermark, -0.75, -0.75),
    inside(watermark, 0.75, -0.75),
    inside(watermark, 0, -0.8),
  ]);
  const both = {
    watermark: mark,
    portrait_watermark: mark,
    electrotype_watermark: small(electrotypeBox(sheet)),
    watermark_bars: small({
      x: watermark.x + watermark.radius * 0.72,
      y: watermark.y - watermark.radius * 0.7,
      width: watermark.radius * 0.45,
      height: watermark.radius * 1.4,
    }),
    security_thread: thread,
    windowed_thread: thread,
    colour_shift_thread: thread,
    motion_thread: wideThread,
    micro_lens_thread: wideThread,
    uv_thread: band(layout.thread, 0.032, [0.5, 0.36, 0.64]),
    see_through_register: small(boxOf(layout.register)),
    transparent_window: small(boxOf(layout.window)),
    perforation: small(boxOf(layout.perforation)),
    microprint: small(microprintBox(sheet)),
    uv_fluorescence: large(boxOf(centre), [
      inside(centre, -0.5, -0.66),
      inside(centre, 0.5, -0.66),
      inside(centre, -0.8, 0.3),
    ]),
    uv_fibres: large({ x: 0, y: 0, width, height }, [
      [width * 0.64, height * 0.24],
      [width * 0.3, height * 0.8],
    ]),
    ir_feature: large(boxOf(motif), [
      inside(motif, view.side === "front" ? 0.62 : -0.62, -0.5),
      inside(motif, view.side === "front" ? 0.8 : -0.8, 0),
    ]),
  } satisfies Partial<Record<SecurityFeature, FeaturePlace>>;
  if (view.side === "back") {
    const iridescent = iridescentStripeX(width, height);
    const box = { x: iridescent - short * 0.055, y: 0, width: short * 0.11, height };
    return {
      ...both,
      iridescent_stripe: large(box, [
        [iridescent, height * 0.12],
        [iridescent, height * 0.9],
      ]),
    };
  }
  const value = small(lowerNumeralBox(sheet));
  const patch = small(boxOf(layout.patch));
  const whole = alongOf(stripe, reach, [0.56, 0.2, 0.8, 0.4, 0.68]);
  return {
    ...both,
    intaglio: issuer,
    magnetic_ink: issuer,
    emerald_number: value,
    colour_shifting_ink: value,
    pearl_ink: alongOf({ x: 0, y: 0, width: short * 0.03, height }, reach, [0.74]),
    latent_image: small(layout.latent),
    tilting_digit: small(layout.latent),
    tactile_marks: small(layout.tactile),
    hologram_stripe: whole,
    foil: whole,
    portrait_window_hologram: part(0.36, isUpright ? 0.12 : 0.2),
    satellite_hologram: part(0.63, 0.1),
    hologram_patch: patch,
    kinegram: patch,
    portrait_hologram: patch,
    metallic_portrait: patch,
  };
}

function inside({ x, y, radius }: Round, right: number, down: number): Place {
  return [x + radius * right, y + radius * down];
}

function boxOf({ x, y, radius }: Round): Box {
  return { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
}

function large(box: Box, places: readonly Place[]): FeaturePlace {
  return { box, kind: "large", places };
}

/** Beside a band from edge to edge, at the given shares of its length. */
function alongOf(box: Box, reach: number, shares: readonly number[]): FeaturePlace {
  const sides = [box.x - reach, box.x + box.width + reach];
  const places = shares.flatMap((share) =>
    sides.map((x): Place => [x, box.y + box.height * share]),
  );
  return { box, kind: "band", places };
}

/** Round a small feature, the nearest places first. */
function besideOf(box: Box, reach: number): FeaturePlace {
  const shares = [0.5, 0.25, 0.75, 0, 1];
  const places = [1, 1.3, 1.7, 2.2].flatMap((share) => {
    const away = reach * share;
    const across = shares.map((part) => box.x + box.width * part);
    const down = shares.map((part) => box.y + box.height * part);
    return [
      ...down.flatMap((y): Place[] => [
        [box.x + box.width + away, y],
        [box.x - away, y],
      ]),
      ...across.flatMap((x): Place[] => [
        [x, box.y - away],
        [x, box.y + box.height + away],
      ]),
    ];
  });
  return { box, kind: "small", places };
}
