import { type ConsentEvent, type ConsentView, unsetConsent } from "@specimen/core/consent";
import type { CurrentUser } from "../answers/CurrentUser.ts";
import { createSignal, createValue, type Readable } from "../readable.ts";

/** Consent to product analytics as screens read it and send to it (specification 4). */
export interface ConsentService {
  readonly view: Readable<ConsentView>;
  readonly send: (event: ConsentEvent) => void;
  /** The user has been read; repeats do no harm. */
  readonly identify: (user: CurrentUser) => void;
  /** Calls back with the user an answer was stored on; gives a function that ends it. */
  readonly onSaved: (saved: (user: CurrentUser) => void) => () => void;
  /** Calls back when an answer could not be stored; gives a function that ends it. */
  readonly onFailed: (failed: () => void) => () => void;
}

/** The machine of consent with its world, once its code has come. */
export interface RunningConsent {
  readonly send: (event: ConsentEvent) => void;
  readonly identify: (user: CurrentUser) => void;
}

/** What the running machine reports. */
export type ConsentReport =
  | { type: "view.changed"; view: ConsentView }
  | { type: "consent.saved"; user: CurrentUser }
  | { type: "consent.failed" };

/** Before anybody is known. */
export const unknownConsent: ConsentView = {
  choice: "unknown",
  isBannerShown: false,
  isSaving: false,
  isPreparing: false,
  error: null,
};

/**
 * Consent whose code comes once somebody is signed in, after the first page. Who has not answered is
 * asked before it is there; the answer waits for it.
 */
export function createConsentService(
  load: (report: (report: ConsentReport) => void) => Promise<RunningConsent>,
  logError: (error: unknown) => void,
): ConsentService {
  const view = createValue(unknownConsent);
  const saved = createSignal<CurrentUser>();
  const failed = createSignal();
  const take = (report: ConsentReport) => {
    if (report.type === "view.changed") view.set(report.view);
    else if (report.type === "consent.saved") saved.tell(report.user);
    else failed.tell();
  };
  let loading: Promise<RunningConsent> | null = null;
  const tell = (task: (consent: RunningConsent) => void) => {
    loading?.then(task).catch(logError);
  };
  const start = (user: CurrentUser) => {
    if ((user.userMetadata.consentAnalytics ?? null) === null) view.set(unsetConsent);
    const running = load(take);
    // Nobody is asked whose answer could not be stored.
    running.catch(() => view.set(unknownConsent));
    return running;
  };
  return {
    view,
    send: (event) => tell((consent) => consent.send(event)),
    identify: (user) => {
      loading ??= start(user);
      tell((consent) => consent.identify(user));
    },
    onSaved: saved.listen,
    onFailed: failed.listen,
  };
}
