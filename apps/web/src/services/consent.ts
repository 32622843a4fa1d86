import type { CurrentUser } from "./currentUser.ts";
import type { ConsentEvent, ConsentView } from "@specimen/core/consent";
import { createContext, use, useMemo, useSyncExternalStore } from "react";

/** Consent to product analytics, as the product speaks to it (specification 4). */
export interface ConsentService {
  view: () => ConsentView;
  listen: (changed: () => void) => () => void;
  send: (event: ConsentEvent) => void;
  /** Tells who is signed in, whenever they are read. */
  identify: (user: CurrentUser) => void;
  /** Hears the user an answer was stored on; the returned function stops it. */
  onSaved: (saved: (user: CurrentUser) => void) => () => void;
  /** Hears that an answer could not be stored. */
  onFailed: (failed: () => void) => () => void;
}

/** Consent at work. */
export interface RunningConsent {
  view: () => ConsentView;
  send: (event: ConsentEvent) => void;
  identify: (user: CurrentUser) => void;
}

/** What consent at work tells. */
export interface ConsentListener {
  changed: () => void;
  saved: (user: CurrentUser) => void;
  failed: () => void;
}

/** Before anybody is known. */
export const unknownConsent: ConsentView = {
  choice: "unknown",
  isBannerShown: false,
  isSaving: false,
  isPreparing: false,
  error: null,
};

/** Consent whose code comes once somebody is signed in, after the first page. */
export function createConsentService(
  load: (listener: ConsentListener) => Promise<RunningConsent>,
  report: (error: unknown) => void,
): ConsentService {
  const changed = new Set<() => void>();
  const saved = new Set<(user: CurrentUser) => void>();
  const failed = new Set<() => void>();
  let loading: Promise<RunningConsent> | null = null;
  let running: RunningConsent | null = null;
  const tell = (task: (consent: RunningConsent) => void) => {
    loading?.then(task).catch(report);
  };
  const open = () => {
    loading ??= load({
      changed: () => changed.forEach((heard) => heard()),
      saved: (user) => saved.forEach((heard) => heard(user)),
      failed: () => failed.forEach((heard) => heard()),
    }).then((started) => (running = started));
  };
  return {
    view: () => running?.view() ?? unknownConsent,
    listen: (heard) => listenIn(changed, heard),
    send: (event) => tell((consent) => consent.send(event)),
    identify: (user) => {
      open();
      tell((consent) => consent.identify(user));
    },
    onSaved: (heard) => listenIn(saved, heard),
    onFailed: (heard) => listenIn(failed, heard),
  };
}

function listenIn<Heard>(listeners: Set<Heard>, heard: Heard): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/** Filled by the services of the running product, and by the stage of a story. */
export const ConsentContext = createContext<ConsentService | null>(null);

/** The service itself, for what keeps it up to date. */
export function useConsentService(): ConsentService {
  const service = use(ConsentContext);
  if (service === null) throw new Error("ConsentContext is missing above this component");
  return service;
}

/** What the user has answered, and how they answer. */
export function useConsent(): ConsentView & { answer: (isAllowed: boolean) => void } {
  const { view, listen, send } = useConsentService();
  const seen = useSyncExternalStore(listen, view);
  return useMemo(
    () => ({
      ...seen,
      answer: (isAllowed) => send({ type: isAllowed ? "consent.allowed" : "consent.denied" }),
    }),
    [seen, send],
  );
}
