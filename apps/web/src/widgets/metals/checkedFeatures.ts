import type { MetalFeature } from "@specimen/api/contract";
import type { CheckedFeature } from "../record/FeatureChecklist.tsx";

/** The features of a coin or bar as print and comparison list them. */
export const checkedFeatures = (features: readonly MetalFeature[]): CheckedFeature[] =>
  features.map(({ key, name, check }) => ({ key, name, howTo: check, check: "look" }));
