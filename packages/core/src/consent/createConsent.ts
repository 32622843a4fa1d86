import { createActor, fromPromise, type ActorOptions } from "xstate";
import type { Analytics, AnalyticsProperties } from "../ports/index.ts";
import { consentMachine } from "./consentMachine.ts";
import { indexLookups, noCountries, type CountryLookups } from "./countryLookups.ts";
import { pageProperties, referrerLabel, type ViewedPage } from "./pageProperties.ts";

/** The ports of consent. */
export interface ConsentPorts {
  analytics: Analytics;
  /** The address of the referring page, empty for none (`document.referrer`). */
  referrer: string;
  /** The hosts of the product and of its identity provider. */
  ownHosts: readonly string[];
  /** Stores the answer on the user; rejects when that fails. */
  save(isAllowed: boolean): Promise<unknown>;
  /** Reads the five reference lookups; called only after consent is given. */
  readLookups(): Promise<CountryLookups>;
  /** What an address says of its page; the query is not part of it. */
  viewedPage(path: string): ViewedPage;
  /** Logs failures of analytics; none is shown. */
  report(error: unknown): void;
}

/** Creates the consent actor over its ports; the caller starts it. */
export function createConsent(
  ports: ConsentPorts,
  options?: Pick<ActorOptions<typeof consentMachine>, "clock" | "inspect">,
) {
  const { analytics, report } = ports;
  let countries = noCountries;
  let starting: Promise<unknown> = Promise.resolve();

  /** Starts analytics, one start at a time; one that is aborted meanwhile is stopped again. */
  const start = async (
    before: Promise<unknown>,
    properties: AnalyticsProperties,
    signal: AbortSignal,
  ): Promise<void> => {
    await before;
    if (signal.aborted) return;
    await analytics.start(properties);
    if (signal.aborted) analytics.stop();
  };

  const readCountries = async (): Promise<void> => {
    try {
      countries = indexLookups(await ports.readLookups());
    } catch (error) {
      report(error);
    }
  };

  const machine = consentMachine.provide({
    actors: {
      saveConsent: fromPromise<void, { isAllowed: boolean }>(async ({ input }) => {
        await ports.save(input.isAllowed);
      }),
      startAnalytics: fromPromise<void, { properties: AnalyticsProperties }>(
        async ({ input, signal }) => {
          const started = start(starting, input.properties, signal);
          starting = started.catch(() => null);
          await Promise.all([started, readCountries()]);
        },
      ),
    },
    actions: {
      stopAnalytics: () => analytics.stop(),
      sendPage: ({ context }) => {
        if (context.path === null) return;
        const referrer = referrerLabel(ports.referrer, ports.ownHosts);
        analytics.page({ ...pageProperties(ports.viewedPage(context.path), countries), referrer });
      },
      report: (_, { error }) => report(error),
    },
  });
  return createActor(machine, options);
}
