/** How a feature is checked, in the order in which a hand does it. */
export const senses = ["look", "feel", "tilt", "light"] as const;

/** One of them. */
export type Sense = (typeof senses)[number];

/** A feature as a check takes it: `seconds` is its share of the time, null where it is left out. */
export interface CheckableFeature {
  readonly check: Sense;
  readonly seconds: number | null;
}

/** The features of one sense, and the time for all of them in whole seconds. */
export interface CheckStep<Feature> {
  readonly sense: Sense;
  readonly seconds: number;
  readonly features: readonly Feature[];
}

/** Puts features in the order of the check: by sense, and within a sense as they were given. */
export function checkSteps<Feature extends CheckableFeature>(
  features: readonly Feature[],
): CheckStep<Feature>[] {
  return senses.flatMap((sense) => {
    const those = features.filter(({ check, seconds }) => check === sense && seconds !== null);
    if (those.length === 0) return [];
    const seconds = those.reduce((sum, feature) => sum + (feature.seconds ?? 0), 0);
    return [{ sense, seconds: Math.round(seconds), features: those }];
  });
}
