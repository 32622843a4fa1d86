import type { RequestedExtras } from "./authorizeUrl.ts";
import type { IdentityErrorCode } from "./errors.ts";
import type { Session } from "./session.ts";

/** What `signInMachine` understands. */
export type SignInEvent =
  /** The login page opened, or somebody chose to sign in. */
  | { type: "signIn.requested"; returnTo?: string }
  /** A protected page sends its visitor to the login page. */
  | { type: "returnTarget.remembered"; path: string }
  /** Straight to the provider, past the one-time link. */
  | { type: "provider.requested"; returnTo?: string; extras?: RequestedExtras }
  /** A path below /ct was entered. */
  | { type: "clientTool.entered"; path: string }
  /** Sent within the click, or the browser blocks the window. */
  | { type: "popup.requested"; returnTo?: string; extras?: RequestedExtras }
  /** The answer to "you are signed in as somebody else". */
  | { type: "switch.confirmed" }
  | { type: "switch.declined" }
  | { type: "signOut.requested" }
  /** The API refused the current token; `isRepeated` when the one before was refused lately too. */
  | { type: "request.unauthorized"; isRepeated: boolean }
  /** The session is over: another tab signed out, or, with a code, the provider said so. */
  | { type: "session.ended"; code?: IdentityErrorCode }
  /** A renewal gave another picture of the same user. */
  | { type: "session.renewed"; session: Session }
  /** A renewal failed and says nothing about the session. */
  | { type: "renewal.failed"; code: IdentityErrorCode }
  /** The page came back from the back/forward cache. */
  | { type: "page.restored" }
  /** The page became visible again. */
  | { type: "page.shown" };
