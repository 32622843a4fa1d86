import { FeatureCheck, type FeatureTool } from "@specimen/api/contract";
import type { FeatureFact } from "./facts.ts";

type Light = FeatureFact["light"] | "none";

/** How a feature is checked and with what, by the light the catalogue names. */
const checkOfLight: Readonly<Record<Light, { check: FeatureCheck; tool: FeatureTool }>> = {
  white: { check: "look", tool: "none" },
  transmitted: { check: "look", tool: "lightBehind" },
  magnifier: { check: "look", tool: "magnifier" },
  touch: { check: "feel", tool: "none" },
  tilt: { check: "tilt", tool: "none" },
  uv: { check: "light", tool: "uvLamp" },
  ir: { check: "light", tool: "irCamera" },
  coaxial: { check: "light", tool: "lens" },
  "special lens": { check: "light", tool: "lens" },
  "chip reader": { check: "light", tool: "chipReader" },
  none: { check: "light", tool: "laboratory" },
};

/** How a feature is checked and with what. */
export const checkOf = (light: string): { check: FeatureCheck; tool: FeatureTool } =>
  checkOfLight[light as Light] ?? checkOfLight.white;

/** Seconds of the quick check for all features of one step together. */
const secondsOf: Readonly<Record<FeatureCheck, number>> = { look: 10, feel: 5, tilt: 10, light: 5 };

const toolsAtCounter: readonly FeatureTool[] = ["none", "lightBehind", "magnifier", "uvLamp"];

type Checked = Pick<FeatureFact, "light" | "level">;

/** Features in the order look, feel, tilt, light, each with its share of the quick check. */
export function inOrderOfCheck<T extends Checked>(
  features: readonly T[],
): { feature: T; check: FeatureCheck; tool: FeatureTool; seconds: number | null }[] {
  const checked = features.map((feature) => ({ feature, ...checkOf(feature.light) }));
  return FeatureCheck.options.flatMap((step) => {
    const ofStep = checked.filter(({ check }) => check === step);
    const [quick, others] = [ofStep.filter(isQuick), ofStep.filter((each) => !isQuick(each))];
    return [
      ...quick.map((each, index) => ({ ...each, seconds: share(step, quick.length, index) })),
      ...others.map((each) => ({ ...each, seconds: null })),
    ];
  });
}

const isQuick = ({ feature, tool }: { feature: Checked; tool: FeatureTool }) =>
  feature.level < 3 && toolsAtCounter.includes(tool);

/** Shares in tenths of a second that add up to the seconds of the step. */
function share(step: FeatureCheck, count: number, index: number): number {
  const tenths = secondsOf[step] * 10;
  const least = Math.floor(tenths / count);
  return (least + (index < tenths - least * count ? 1 : 0)) / 10;
}
