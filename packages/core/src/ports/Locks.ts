/** Locks between the tabs of this origin (Web Locks). */
export interface Locks {
  /** Runs `task` with the lock `name`; rejects when `signal` is aborted before it is granted. */
  request<Result>(name: string, signal: AbortSignal, task: () => Promise<Result>): Promise<Result>;
}
