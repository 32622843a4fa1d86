import { SimulatedClock } from "xstate";
import {
  consentView,
  createConsent,
  type ConsentEvent,
  type CountryLookups,
  type ViewedPage,
} from "../consent/index.ts";
import { createFakeAnalytics } from "./fakeAnalytics.ts";
import { settle } from "./fakeClock.ts";

const nothing = { id: [], countryId: [] };

/** Empty lookups. */
export const noLookups: CountryLookups = {
  countries: { id: [], name: [] },
  identityDocuments: nothing,
  coins: nothing,
  ingotVariants: nothing,
  ingots: nothing,
};

/** A product whose pages are counted for the first segment of their address. */
function viewedPage(path: string): ViewedPage {
  const countryId = /countryId\/(\w+)/.exec(path)?.[1];
  return {
    names: countryId === undefined ? {} : { countryId },
    section: path.split("/")[1] ?? "",
  };
}

/** A page with a consent actor, and the service that stores the answers. */
export function openConsent() {
  const fake = createFakeAnalytics();
  const clock = new SimulatedClock();
  const reported: unknown[] = [];
  const failed: unknown[] = [];
  const saved: boolean[] = [];
  const service = {
    error: null as Error | null,
    saved,
    readLookups: async () => noLookups,
    lookupReads: 0,
  };
  const consent = createConsent(
    {
      analytics: fake.analytics,
      referrer: "",
      ownHosts: [],
      save: async (isAllowed) => {
        if (service.error !== null) throw service.error;
        saved.push(isAllowed);
      },
      readLookups: () => {
        service.lookupReads += 1;
        return service.readLookups();
      },
      viewedPage,
      report: (error) => reported.push(error),
    },
    { clock },
  );
  consent.on("consent.failed", ({ error }) => failed.push(error));
  consent.start();
  const send = async (...events: ConsentEvent[]) => {
    for (const event of events) consent.send(event);
    await settle();
  };
  const view = () => consentView(consent.getSnapshot());
  return { ...fake, clock, consent, failed, reported, send, service, view };
}
