import { type ConsentEvent, type ConsentView, unsetConsent } from "@specimen/core/consent";
import type { CurrentUser } from "../answers/CurrentUser.ts";
import { createSignal, createValue, type Readable } from "../readable.ts";

/** Consent to product analytics as screens read it and send to it (specification 4). */
export interface ConsentService {
  readonly view: Readable<ConsentView>;
  readonly send: (event: ConsentEvent) => void;
  /** The user has been read: asks who has not answered, without the machine. Repeats do no harm. */
  readonly ask: (user: CurrentUser) => void;
  /** Starts the machine for the user that has been read; repeats do no harm. */
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
 * asked before it is there, so that the question is not the last that a slow page draws; the answer
 * has the code come, and waits for it.
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
  let asked: CurrentUser | null = null;
  let loading: Promise<RunningConsent> | null = null;
  const tell = (task: (consent: RunningConsent) => void) => {
    loading?.then(task).catch(logError);
  };
  const ask = (user: CurrentUser) => {
    const isAnswered = (user.userMetadata.consentAnalytics ?? null) !== null;
    if (loading !== null || asked !== null || isAnswered) return;
    asked = user;
    view.set(unsetConsent);
  };
  const start = (user: CurrentUser) => {
    ask(user);
    const running = load(take);
    // Nobody is asked whose answer could not be stored.
    running.catch(() => view.set(unknownConsent));
    return running;
  };
  const identify = (user: CurrentUser) => {
    loading ??= start(user);
    tell((consent) => consent.identify(user));
  };
  return {
    view,
    send: (event) => {
      const isAnswer = event.type === "consent.allowed" || event.type === "consent.denied";
      if (isAnswer && loading === null && asked !== null) identify(asked);
      tell((consent) => consent.send(event));
    },
    ask,
    identify,
    onSaved: saved.listen,
    onFailed: failed.listen,
  };
}
