/** The answer to a question as far as it is known; what the hooks of the API give has this shape. */
export interface Query<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  /** The data answer the previous question; the answer to this one is awaited. */
  readonly isStale?: boolean;
  /** Asks again. */
  readonly mutate: () => unknown;
}

/** Whether a question is neither answered nor has failed. */
export const isAwaited = ({ data, error }: Pick<Query<unknown>, "data" | "error">): boolean =>
  data === undefined && error === undefined;

/** A question that is answered once another one is too, or has failed: what both say shows at once. */
export const together = <Data>(query: Query<Data>, other: Query<unknown>): Query<Data> =>
  isAwaited(other) ? { ...query, data: undefined } : query;
