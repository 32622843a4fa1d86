import type { Side } from "@specimen/api/contract";
import type { SecurityFeature } from "./features.ts";
import type { Box, Layout, Round } from "./layout.ts";

/** A place in drawing units. */
export type Place = readonly [x: number, y: number];

/** Where a pin may point for one feature, the best place first. */
export type Places = readonly Place[];

/** The places of the features that a side shows; what is on the other side only is missing. */
export function featurePlaces(
  layout: Layout,
  width: number,
  height: number,
  side: Side,
): Partial<Record<SecurityFeature, Places>> {
  const { watermark, centre, motif, issuer } = layout;
  const thread = along(layout.thread, height, [0.93, 0.06, 0.3, 0.7]);
  const issuerX = (share: number) =>
    issuer.anchor === "start" ? issuer.x + issuer.width * share : issuer.x - issuer.width * share;
  const both = {
    watermark: [inside(watermark, 0, -0.25)],
    portrait_watermark: [inside(watermark, 0, -0.25)],
    electrotype_watermark: [inside(watermark, 0, 0.82)],
    watermark_bars: [inside(watermark, 0.9, -0.6)],
    security_thread: thread,
    windowed_thread: thread,
    motion_thread: thread,
    micro_lens_thread: thread,
    colour_shift_thread: thread,
    uv_thread: along(layout.thread, height, [0.5, 0.36, 0.64]),
    see_through_register: [[layout.register.x, layout.register.y]],
    transparent_window: [[layout.window.x, layout.window.y]],
    perforation: [[layout.perforation.x, layout.perforation.y]],
    microprint: [[issuerX(0.62), issuer.y + issuer.height * 0.55]],
    uv_fluorescence: [inside(centre, -0.5, -0.66), inside(centre, 0.5, -0.66)],
    uv_fibres: [
      [width * 0.64, height * 0.24],
      [width * 0.3, height * 0.8],
    ],
    ir_feature: [inside(motif, side === "front" ? 0.62 : -0.62, -0.5)],
  } satisfies Partial<Record<SecurityFeature, Places>>;
  if (side === "back")
    return { ...both, iridescent_stripe: along(iridescentStripeX(width, height), height, [0.12]) };
  const stripe = layout.stripe.x + layout.stripe.width / 2;
  const value: Places = [[layout.lowerValue.x + width * 0.12, layout.lowerValue.y - height * 0.05]];
  const patch: Places = [[layout.patch.x, layout.patch.y]];
  return {
    ...both,
    intaglio: [[issuerX(0.2), issuer.y]],
    magnetic_ink: [[issuerX(0.35), issuer.y]],
    emerald_number: value,
    colour_shifting_ink: value,
    pearl_ink: along(0, height, [0.74]),
    latent_image: [middle(layout.latent)],
    tilting_digit: [middle(layout.latent)],
    tactile_marks: [middle(layout.tactile)],
    hologram_stripe: along(stripe, height, [0.56, 0.2]),
    foil: along(stripe, height, [0.56, 0.2]),
    portrait_window_hologram: along(stripe, height, [0.46]),
    satellite_hologram: along(stripe, height, [0.68]),
    hologram_patch: patch,
    kinegram: patch,
    portrait_hologram: patch,
    metallic_portrait: patch,
  };
}

/** The middle of the iridescent band, which is printed on the back. */
export function iridescentStripeX(width: number, height: number): number {
  return width * (width < height ? 0.68 : 0.7);
}

function inside({ x, y, radius }: Round, right: number, down: number): Place {
  return [x + radius * right, y + radius * down];
}

function along(x: number, height: number, shares: readonly number[]): Places {
  return shares.map((share) => [x, height * share]);
}

function middle({ x, y, width, height }: Box): Place {
  return [x + width / 2, y + height / 2];
}
