/** How a feature is checked, in the order in which a hand does it. */
export const senses = ["look", "feel", "tilt", "light"] as const;

/** One of them. */
export type Sense = (typeof senses)[number];

/** Seconds that a trained eye takes for all features of a sense; together 30. */
export const senseSeconds: Readonly<Record<Sense, number>> = { look: 10, feel: 5, tilt: 10, light: 5 };

/** The features of one sense. */
export interface CheckStep<Feature> {
  sense: Sense;
  seconds: number;
  features: readonly Feature[];
}

/** Puts features in the order of the check: by sense, and within a sense as they were given. */
export function checkSteps<Feature>(
  features: readonly Feature[],
  senseOf: (feature: Feature) => Sense,
): CheckStep<Feature>[] {
  return senses.flatMap((sense) => {
    const those = features.filter((feature) => senseOf(feature) === sense);
    return those.length === 0 ? [] : [{ sense, seconds: senseSeconds[sense], features: those }];
  });
}
