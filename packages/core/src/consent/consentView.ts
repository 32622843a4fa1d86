import type { SnapshotFrom } from "xstate";
import type { consentMachine } from "./consentMachine.ts";

/** Consent as screens read it. */
export interface ConsentView {
  /** The user's choice, also while it is being saved; `unknown` before the user is read. */
  choice: "unknown" | "unset" | "allowed" | "denied";
  isBannerShown: boolean;
  isSaving: boolean;
  /** A loading placeholder replaces the app: 3 s at most, and not after a choice just made. */
  isPreparing: boolean;
  /** Why the last choice could not be saved, else null. */
  error: unknown;
}

/**
 * The view in which {@link consentMachine} arrives for a user without a stored answer, so that the
 * question can be shown before the machine is there.
 */
export const unsetConsent: ConsentView = {
  choice: "unset",
  isBannerShown: true,
  isSaving: false,
  isPreparing: false,
  error: null,
};

type Snapshot = SnapshotFrom<typeof consentMachine>;

function choiceOf(snapshot: Snapshot): ConsentView["choice"] {
  if (snapshot.matches("saving")) return snapshot.context.wanted ? "allowed" : "denied";
  if (snapshot.matches("allowed")) return "allowed";
  if (snapshot.matches("denied")) return "denied";
  return snapshot.matches("unset") ? "unset" : "unknown";
}

/** Reads a snapshot of {@link consentMachine} for a screen. */
export function consentView(snapshot: Snapshot): ConsentView {
  return {
    choice: choiceOf(snapshot),
    isBannerShown: snapshot.matches("unset"),
    isSaving: snapshot.matches("saving"),
    isPreparing: snapshot.matches({ allowed: { on: { starting: "blocking" } } }),
    error: snapshot.context.error,
  };
}
