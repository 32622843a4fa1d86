import type { Analytics } from "@specimen/core/ports";
import type {
  BeforeSendFn,
  PostHog,
  PostHogConfig,
} from "posthog-js/dist/module.slim.no-external.js";
import { cookies } from "./cookies.ts";

/** The EU zone of the provider (specification 7.11). */
const euZone = "https://eu.i.posthog.com";

/** Page views are told by hand, sessions by the library; everything else it could watch is off. */
const settings: Partial<PostHogConfig> = {
  capture_pageview: false,
  capture_pageleave: true,
  autocapture: false,
  rageclick: false,
  capture_dead_clicks: false,
  capture_heatmaps: false,
  capture_performance: false,
  capture_exceptions: false,
  disable_scroll_properties: true,
  disable_session_recording: true,
  disable_surveys: true,
  disable_product_tours: true,
  disable_conversations: true,
  disable_web_experiments: true,
  disable_external_dependency_loading: true,
  advanced_disable_flags: true,
  save_referrer: false,
  save_campaign_params: false,
  persistence: "localStorage",
  cross_subdomain_cookie: false,
  opt_out_capturing_by_default: true,
  opt_out_persistence_by_default: true,
  // Nothing waits to be sent, so nothing is left to send when consent is withdrawn.
  request_batching: false,
};

const withoutQuery = (value: unknown): unknown => {
  if (typeof value !== "string" || !/^https?:/.test(value) || !URL.canParse(value)) return value;
  const { origin, pathname } = new URL(value);
  return origin + pathname;
};

const bare = (properties: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, withoutQuery(value)]),
  );

/** Filters and codes of an address are nobody's business: queries and fragments stay here. */
const stripAddresses: BeforeSendFn = (event) =>
  event && { ...event, properties: bare(event.properties), $set_once: {} };

/** Everything the library keeps stands under these names. */
const isKept = (name: string) => /^(ph_|__ph_)/.test(name);

/** A store that the browser denies has nothing to clear. */
function clear(open: () => Storage): void {
  try {
    const storage = open();
    for (const name of Object.keys(storage).filter(isKept)) storage.removeItem(name);
  } catch {
    // Denied.
  }
}

/** It writes none as it is set here; earlier versions of the product may have. */
function clearCookies(): void {
  for (const name of cookies.names().filter(isKept)) cookies.remove(name);
}

/** PostHog, whose code comes when it is started for the first time. */
export function analytics(key: string, host: string = euZone): Analytics {
  let library: PostHog | undefined;
  return {
    start: async (user) => {
      const { posthog } = await import("posthog-js/dist/module.slim.no-external.js");
      library ??= posthog.init(key, { ...settings, api_host: host, before_send: stripAddresses });
      library.opt_in_capturing({ captureEventName: false });
      library.identify(`${user["customerId"]}/${user["username"]}`, { ...user });
    },
    page: (view) => void library?.capture("$pageview", view),
    stop: () => {
      library?.reset();
      library?.opt_out_capturing();
      clear(() => localStorage);
      clear(() => sessionStorage);
      clearCookies();
    },
  };
}
