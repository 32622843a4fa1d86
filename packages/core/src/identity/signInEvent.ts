import type { RequestedExtras } from "./authorizeUrl.ts";
import type { IdentityErrorCode } from "./errorCodes.ts";
import type { Session } from "./session.ts";

/** The events of `signInMachine`. */
export type SignInEvent =
  /** The router shows another page; `path` is pathname, query and fragment. */
  | { type: "page.entered"; path: string }
  /** The page came back from the back/forward cache. */
  | { type: "page.restored" }
  /** The page became visible again. */
  | { type: "page.shown" }
  /** The visitor chose to sign in. */
  | { type: "signIn.requested" }
  /** The visitor chose the provider's sign-in page, without POST /auth/token. */
  | { type: "provider.requested"; extras?: RequestedExtras }
  /** The visitor chose a sign-in window. Sent within the click, or the browser blocks the window. */
  | { type: "popup.requested"; extras?: RequestedExtras }
  /** The answers to "you are signed in as somebody else". */
  | { type: "switch.confirmed" }
  | { type: "switch.declined" }
  | { type: "signOut.requested" }
  /** The API answered 401 to the current token; `isRepeated` to the one before it as well. */
  | { type: "request.unauthorized"; isRepeated: boolean }
  /** The session is over: another tab signed out, or, with a code, the provider said so. */
  | { type: "session.ended"; code?: IdentityErrorCode }
  /** A renewed token describes the user or their permissions anew. */
  | { type: "session.renewed"; session: Session }
  /** A renewal failed, and the session may still be good. */
  | { type: "renewal.failed"; code: IdentityErrorCode };
