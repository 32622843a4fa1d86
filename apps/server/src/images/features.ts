import type { Feature, Light } from "@specimen/api/contract";

/** How a clerk checks a feature. */
type Check = Feature["check"];

/** Every security feature of the catalogue and the first way to check it. */
const checks = {
  intaglio: "feel",
  tactile_marks: "feel",
  microprint: "look",
  emerald_number: "tilt",
  colour_shifting_ink: "tilt",
  pearl_ink: "tilt",
  latent_image: "tilt",
  tilting_digit: "tilt",
  hologram_stripe: "tilt",
  hologram_patch: "tilt",
  portrait_hologram: "tilt",
  portrait_window_hologram: "throughLight",
  satellite_hologram: "tilt",
  metallic_portrait: "tilt",
  kinegram: "tilt",
  foil: "tilt",
  iridescent_stripe: "tilt",
  motion_thread: "tilt",
  micro_lens_thread: "tilt",
  colour_shift_thread: "tilt",
  watermark: "throughLight",
  portrait_watermark: "throughLight",
  electrotype_watermark: "throughLight",
  watermark_bars: "throughLight",
  security_thread: "throughLight",
  windowed_thread: "throughLight",
  see_through_register: "throughLight",
  transparent_window: "throughLight",
  perforation: "throughLight",
  uv_fluorescence: "uv",
  uv_fibres: "uv",
  uv_thread: "uv",
  ir_feature: "ir",
  magnetic_ink: "ir",
} as const satisfies Record<string, Check>;

/** A security feature that a drawing knows. */
export type SecurityFeature = keyof typeof checks;

const lightOfCheck: Readonly<Record<Check, Light>> = {
  look: "white",
  feel: "white",
  tilt: "white",
  throughLight: "transmitted",
  uv: "uv",
  ir: "ir",
};

const features = Object.keys(checks).filter(isSecurityFeature);

/** The light in which each feature shows. */
export const lightOfFeature: Readonly<Record<string, Light>> = Object.fromEntries(
  features.map((feature) => [feature, lightOfCheck[checks[feature]]]),
);

/** Whether the drawing knows the feature of a record. */
export function isSecurityFeature(feature: string): feature is SecurityFeature {
  return Object.hasOwn(checks, feature);
}

/** How to check a feature; one that is not known is looked at. */
export function checkOf(feature: string): Check {
  return isSecurityFeature(feature) ? checks[feature] : "look";
}

/** The light in which a feature shows; white for one that is not known. */
export function lightOf(feature: string): Light {
  return lightOfCheck[checkOf(feature)];
}
