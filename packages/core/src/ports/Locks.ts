/** Locks held across the tabs of this origin (Web Locks). */
export interface Locks {
  /** Runs `task` while holding `name`; rejects when `signal` is aborted before the lock is had. */
  hold<Result>(name: string, signal: AbortSignal, task: () => Promise<Result>): Promise<Result>;
}
