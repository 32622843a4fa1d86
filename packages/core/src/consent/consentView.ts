import type { SnapshotFrom } from "xstate";
import type { consentMachine } from "./consentMachine.ts";

/** What a screen may know of consent. */
export interface ConsentView {
  /** What the user asked for, also while it is being saved; `unknown` before the user is read. */
  choice: "unknown" | "unset" | "allowed" | "denied";
  isBannerShown: boolean;
  isSaving: boolean;
  /** A loading placeholder replaces the app: 3 s at most, and never after an answer just given. */
  isPreparing: boolean;
  /** Why the last answer could not be saved, else null. */
  error: unknown;
}

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
