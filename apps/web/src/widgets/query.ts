/** The answer to a question as far as it is known; what the hooks of the API give has this shape. */
export interface Query<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  /** The data answer the previous question; the answer to this one is awaited. */
  readonly isStale?: boolean;
  /** Asks again. */
  readonly mutate: () => unknown;
}

/** Keeps the answer to the previous question until the present one is answered or has failed. */
export function withPrevious<Data>(present: Query<Data>, previous: Data | undefined): Query<Data> {
  const { data, error, mutate } = present;
  const isAwaited = data === undefined && error === undefined;
  return { data: isAwaited ? previous : data, error, mutate, isStale: isAwaited };
}
