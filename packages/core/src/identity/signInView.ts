import type { SnapshotFrom } from "xstate";
import type { IdentityErrorCode } from "./errorCodes.ts";
import type { SignedInBy, User } from "./session.ts";
import type { signInMachine } from "./signInMachine.ts";

/**
 * What is to be shown, one value for each screen: the page itself for `signedIn`, a placeholder in
 * its place for `loadingApp`, a dialog for `askingToSwitch`, else a screen of sign-in.
 */
export type SignInPhase =
  | "signedIn"
  | "askingToSwitch"
  | "loadingApp"
  | "arriving"
  | "checkingLink"
  | "linkRefused"
  | "redirecting"
  | "inPopup"
  | "signedOut"
  | "failed"
  | "leaving";

/** Sign-in as screens read it. No token is ever in it. */
export interface SignInView {
  /** The app's auth state (specification 4). */
  status: "loading" | "authenticated" | "unauthenticated" | "error";
  phase: SignInPhase;
  /** Set if and only if somebody is signed in. */
  user: User | null;
  /** Sorted. They decide only what is shown; the server checks each call. */
  permissions: readonly string[];
  via: SignedInBy | null;
  /** A window is open in which somebody who is signed in proves it once more. */
  isConfirming: boolean;
  /** Why sign-in failed, or why the last renewal did while the user stays signed in. */
  error: IdentityErrorCode | null;
}

type Snapshot = SnapshotFrom<typeof signInMachine>;

function phaseOf({ value, context }: Snapshot): SignInPhase {
  const page = context.page?.kind ?? "product";
  const isProtected = page === "product" || page === "clientTool";
  if (value === "inPopup") return "inPopup";
  if (value === "departed") return "redirecting";
  if ("leaving" in value) return "leaving";
  if ("signedOut" in value) return value.signedOut === "failed" ? "failed" : "signedOut";
  if ("redirecting" in value) return redirectingPhases[value.redirecting];
  if ("oneTimeLogin" in value && value.oneTimeLogin === "withLink") return "checkingLink";
  if ("signedIn" in value && value.signedIn === "askingToSwitch") return "askingToSwitch";
  if (isProtected) return "signedIn" in value ? "signedIn" : "loadingApp";
  // Without a link the product API is asked on the way to the provider; the visitor need not know.
  if ("oneTimeLogin" in value) return "redirecting";
  return page === "logout" ? "leaving" : "arriving";
}

const redirectingPhases = {
  directly: "redirecting",
  fromProduct: "loadingApp",
  afterRefusedLink: "linkRefused",
} as const;

function statusOf(snapshot: Snapshot): SignInView["status"] {
  if (snapshot.hasTag("authenticated")) return "authenticated";
  if (snapshot.hasTag("loading")) return "loading";
  return snapshot.hasTag("failed") ? "error" : "unauthenticated";
}

const none: readonly string[] = [];

/**
 * Reads a snapshot of {@link signInMachine} for a screen. The members of two views of the same
 * snapshot are identical, so that what follows them sees a change only where there is one.
 */
export function signInView(snapshot: Snapshot): SignInView {
  const { session, error } = snapshot.context;
  return {
    status: statusOf(snapshot),
    phase: phaseOf(snapshot),
    user: session?.user ?? null,
    permissions: session?.permissions ?? none,
    via: session?.via ?? null,
    isConfirming: snapshot.matches({ signedIn: { viaProvider: "confirming" } }),
    error,
  };
}
