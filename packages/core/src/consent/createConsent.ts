import { createActor, fromPromise, type ActorOptions } from "xstate";
import type { Analytics, AnalyticsProperties } from "../ports/index.ts";
import { consentMachine } from "./consentMachine.ts";
import { indexLookups, noCountries, type CountryLookups } from "./countryLookups.ts";
import { pageProperties, referrerLabel, type ViewedPage } from "./pageProperties.ts";

/** What consent needs of the world. */
export interface ConsentPorts {
  analytics: Analytics;
  /** Address of the page that led here, empty for none (`document.referrer`). */
  referrer: string;
  /** Hosts of the product itself and of its sign-in. */
  ownHosts: readonly string[];
  /** Stores the answer on the user; rejects when that fails. */
  save(isAllowed: boolean): Promise<unknown>;
  /** The five reference lookups; asked for only once consent is given. */
  readLookups(): Promise<CountryLookups>;
  /** What an address says of its page; the query is not part of it. */
  viewedPage(path: string): ViewedPage;
  /** Logs what hinders analytics and nobody else. */
  report(error: unknown): void;
}

/** The consent actor with its world; the caller starts it. */
export function createConsent(
  ports: ConsentPorts,
  options?: Pick<ActorOptions<typeof consentMachine>, "clock" | "inspect">,
) {
  const { analytics, report } = ports;
  let countries = noCountries;
  let starting: Promise<unknown> = Promise.resolve();

  /** Only one start at a time; one that comes too late is taken back. */
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
