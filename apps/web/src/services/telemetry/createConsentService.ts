import type { ConsentEvent, ConsentView } from "@specimen/core/consent";
import { createActor, fromTransition, type ActorScope, type TransitionSnapshot } from "xstate";
import type { CurrentUser } from "../answers/CurrentUser.ts";
import { viewOf, type Readable } from "../readable.ts";

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

/** The last view, and an event for each answer that was saved or could not be. */
const logic = fromTransition(
  (view: ConsentView, report: ConsentReport, { emit }: Emitting): ConsentView => {
    if (report.type === "view.changed") return report.view;
    emit(report);
    return view;
  },
  unknownConsent,
);

type Snapshot = TransitionSnapshot<ConsentView>;
type System = ActorScope<Snapshot, ConsentReport>["system"];
type Emitting = ActorScope<Snapshot, ConsentReport, System, ConsentReport>;

/** Consent whose code comes once somebody is signed in, after the first page. */
export function createConsentService(
  load: (report: (report: ConsentReport) => void) => Promise<RunningConsent>,
  logError: (error: unknown) => void,
): ConsentService {
  const actor = createActor(logic).start();
  let loading: Promise<RunningConsent> | null = null;
  const tell = (task: (consent: RunningConsent) => void) => {
    loading?.then(task).catch(logError);
  };
  return {
    view: viewOf(actor, ({ context }) => context),
    send: (event) => tell((consent) => consent.send(event)),
    identify: (user) => {
      loading ??= load(actor.send);
      tell((consent) => consent.identify(user));
    },
    onSaved: (saved) => {
      const subscription = actor.on("consent.saved", ({ user }) => saved(user));
      return () => subscription.unsubscribe();
    },
    onFailed: (failed) => {
      const subscription = actor.on("consent.failed", failed);
      return () => subscription.unsubscribe();
    },
  };
}
