/** The answer to a question as far as it is known; what the hooks of the API give has this shape. */
export interface Query<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  /** The data answer the previous question; the answer to this one is awaited. */
  readonly isStale?: boolean;
  /** Asks again. */
  readonly mutate: () => unknown;
}
