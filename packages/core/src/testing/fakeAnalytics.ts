import type { Analytics, AnalyticsProperties } from "../ports/index.ts";

/** Analytics in memory; `did` lists its calls. */
export function createFakeAnalytics() {
  const did: string[] = [];
  const pages: AnalyticsProperties[] = [];
  const state: { isBroken: boolean; isRunning: boolean; wait: Promise<unknown> } = {
    isBroken: false,
    isRunning: false,
    wait: Promise.resolve(),
  };
  const analytics: Analytics = {
    start: async ({ username = "" }) => {
      await state.wait;
      if (state.isBroken) throw new Error("analytics cannot be loaded");
      state.isRunning = true;
      did.push(`start ${username}`);
    },
    page: (view) => {
      did.push("page");
      pages.push(view);
    },
    stop: () => {
      state.isRunning = false;
      did.push("stop");
    },
  };
  return { analytics, did, pages, state };
}
