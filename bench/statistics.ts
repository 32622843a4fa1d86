/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle];
  if (upper === undefined || lower === undefined) throw new RangeError("No value was measured.");
  return (lower + upper) / 2;
}

/** The value below which the given share (0 to 1) of all values lies, by the nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError("No value was measured.");
  return value;
}

/** The median of each measure over all rounds. */
export function medians<Measure extends string>(
  rounds: readonly Readonly<Record<Measure, number>>[],
): Record<Measure, number> {
  const measures = Object.keys(rounds[0] ?? {}) as Measure[];
  return Object.fromEntries(
    measures.map((measure) => [measure, median(rounds.map((round) => round[measure]))]),
  ) as Record<Measure, number>;
}
