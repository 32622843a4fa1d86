/** What is told of a user or of a page: names and texts. */
export type AnalyticsProperties = Readonly<Record<string, string>>;

/** Product analytics (specification 7.11). Nothing of it is loaded before `start`. */
export interface Analytics {
  /** Begins for a user, also again after `stop`; rejects when the provider cannot be had. */
  start(user: AnalyticsProperties): Promise<void>;
  /** Sends the provider's own page-viewed event. */
  page(view: AnalyticsProperties): void;
  /** Ends it and clears all that it ever stored here; harmless where it never started. */
  stop(): void;
}
