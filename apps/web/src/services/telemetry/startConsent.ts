import type { ApiClient } from "@specimen/api/client";
import { consentView, createConsent, userProperties } from "@specimen/core/consent";
import type { Analytics } from "@specimen/core/ports";
import type { Area } from "../../areas/Area.ts";
import { viewedPage } from "../../areas/pageView.ts";
import { address } from "../../browser/address.ts";
import { analytics } from "../../browser/analytics.ts";
import { referrer } from "../../browser/referrer.ts";
import type { Config } from "../../config.ts";
import { viewOf } from "../viewOf.ts";
import type { ConsentReport, RunningConsent } from "./createConsentService.ts";
import { providerHost } from "./providerHost.ts";
import { readLookups } from "./readLookups.ts";
import type { Inspection } from "./Inspection.ts";

interface ConsentWorld {
  client: ApiClient;
  config: Config;
  areas: readonly Area[];
  inspection: Inspection;
  logError: (error: unknown) => void;
}

/** Starts consent; without a key in the configuration the answer is kept and nothing is told. */
export function startConsent(
  { client, config, areas, inspection, logError }: ConsentWorld,
  report: (report: ConsentReport) => void,
): RunningConsent {
  const actor = createConsent(
    {
      analytics:
        config.analyticsKey === undefined
          ? silent
          : analytics(config.analyticsKey, config.analyticsHost),
      referrer: referrer(),
      ownHosts: [new URL(address.current()).host, providerHost(config.domain)],
      save: async (consentAnalytics) => {
        const { data } = await client.POST("/currentUser/consent-analytics", {
          body: { consentAnalytics },
        });
        if (data !== undefined) report({ type: "consent.saved", user: data });
      },
      readLookups: () => readLookups(client),
      viewedPage: (path) => viewedPage(areas, path),
      report: logError,
    },
    inspection,
  );
  actor.start();
  // After the start, at which it tells that nobody is known: the question may be on screen by then.
  const view = viewOf(actor, consentView);
  view.subscribe(() => report({ type: "view.changed", view: view.get() }));
  actor.on("consent.failed", () => report({ type: "consent.failed" }));
  return {
    send: (event) => actor.send(event),
    identify: (user) =>
      actor.send({
        type: "user.identified",
        userId: user.userId,
        consent: user.userMetadata.consentAnalytics ?? null,
        properties: userProperties(user, config.domain),
      }),
  };
}

const silent: Analytics = {
  start: () => Promise.resolve(),
  page: () => undefined,
  stop: () => undefined,
};
