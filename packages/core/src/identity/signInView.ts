import type { SnapshotFrom } from "xstate";
import type { IdentityErrorCode } from "./errors.ts";
import type { SignedInBy, User } from "./session.ts";
import type { signInMachine } from "./signInMachine.ts";

/**
 * What a sign-in screen is a picture of: the top states of the chart. `oneTimeLogin` is seen only
 * where a one-time link was opened; `ended` is a sign-out in another tab.
 */
export type SignInPhase =
  | "arriving"
  | "oneTimeLogin"
  | "signedIn"
  | "askingToSwitch"
  | "redirecting"
  | "inPopup"
  | "signedOut"
  | "ended"
  | "leaving"
  | "failed";

/** What a screen may know of sign-in. No token is ever in it. */
export interface SignInView {
  /** The app's auth state (specification 4). */
  status: "loading" | "authenticated" | "unauthenticated" | "error";
  phase: SignInPhase;
  /** Set if and only if somebody is signed in. */
  user: User | null;
  /** Sorted; they steer what is shown, the server decides. */
  permissions: readonly string[];
  via: SignedInBy | null;
  /** A window stands open in which somebody who is signed in proves it once more. */
  isConfirming: boolean;
  /** Why sign-in failed, or why the last renewal did while the user stays signed in. */
  error: IdentityErrorCode | null;
}

type Snapshot = SnapshotFrom<typeof signInMachine>;

function phaseOf(snapshot: Snapshot): SignInPhase {
  if (snapshot.hasTag("failed")) return "failed";
  if (snapshot.matches({ signedOut: "ended" })) return "ended";
  // Without a link the product API is asked on the way to the provider; nobody needs to know.
  if (snapshot.matches("oneTimeLogin") && !snapshot.context.hasOneTimeLink) return "redirecting";
  return typeof snapshot.value === "string"
    ? snapshot.value
    : (Object.keys(snapshot.value)[0] as SignInPhase);
}

function statusOf(snapshot: Snapshot): SignInView["status"] {
  if (snapshot.hasTag("authenticated")) return "authenticated";
  if (snapshot.hasTag("loading")) return "loading";
  return snapshot.hasTag("failed") ? "error" : "unauthenticated";
}

/** Reads a snapshot of {@link signInMachine} for a screen. */
export function signInView(snapshot: Snapshot): SignInView {
  const { session, error } = snapshot.context;
  return {
    status: statusOf(snapshot),
    phase: phaseOf(snapshot),
    user: session?.user ?? null,
    permissions: session?.permissions ?? [],
    via: session?.via ?? null,
    isConfirming: snapshot.matches({ signedIn: { viaProvider: "confirming" } }),
    error,
  };
}
