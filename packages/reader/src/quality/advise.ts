import type { ZoneMeasures } from "./measureZone.ts";

/** What a person can do better with the next picture; a screen finds its words by the code. */
export type QualityAdvice = "noZone" | "tooSmall" | "blurred" | "glare" | "cutOff" | "lowContrast";

/** Limits found on drawn developer pictures, as the documentation of the package says. */
const limits = {
  pitch: 10,
  sharpness: 0.35,
  glare: 0.014,
  margin: 0.5,
  contrast: 0.2,
} as const;

/** What keeps a zone from being read well, the worst first; empty where nothing does. */
export function advise(measures: ZoneMeasures | null): QualityAdvice[] {
  if (measures === null) return ["noZone"];
  const { pitch, sharpness, glare, margin, contrast } = measures;
  const complaints: [boolean, QualityAdvice][] = [
    [margin < limits.margin, "cutOff"],
    [pitch < limits.pitch, "tooSmall"],
    [glare > limits.glare, "glare"],
    [sharpness < limits.sharpness, "blurred"],
    [contrast < limits.contrast, "lowContrast"],
  ];
  return complaints.flatMap(([holds, advice]) => (holds ? [advice] : []));
}
