/** Properties of a user or of a page view. */
export type AnalyticsProperties = Readonly<Record<string, string>>;

/** Product analytics (specification 7.11). Its code is not loaded before `start`. */
export interface Analytics {
  /** Starts for a user, also after `stop`; rejects when the provider cannot be loaded. */
  start(user: AnalyticsProperties): Promise<void>;
  /** Sends the provider's standard page-viewed event. */
  page(view: AnalyticsProperties): void;
  /** Stops and removes everything it stored in this browser; also where it never started. */
  stop(): void;
}
