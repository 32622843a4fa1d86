/** Who is signed in. */
export interface User {
  /** The subject; equal strings are the same user. */
  sub: string;
  name?: string;
  nickname?: string;
  email?: string;
}

/** How somebody signed in: at the identity provider, or by a one-time link. */
export type SignedInBy = "provider" | "apiToken";

/** Who is signed in and what their token permits; never the token itself. */
export interface Session {
  via: SignedInBy;
  user: User;
  permissions: readonly string[];
}

/** What the address and the stores said when the document opened. */
export interface InitialLocation {
  /**
   * An authorization response: a `callback` to a transaction of ours, one that was `repeated`, or
   * one that is `lost` because nobody here asked for it. Else a stored `apiToken` that has not
   * expired, a session to `check`, or `nothing`.
   */
  kind: "callback" | "repeated" | "lost" | "apiToken" | "check" | "nothing";
  /** Pathname, query and fragment, without the parameters that sign-in took out. */
  path: string;
  /** Whether a one-time link was opened. */
  hasOneTimeLink: boolean;
  /** Whether the client tool already sent its visitor to the provider. */
  hasTriedClientTool: boolean;
  /** The stored API token's session, for `apiToken`. */
  session: Session | null;
}

/** A successful redirect login and its return target. */
export interface Return {
  session: Session;
  returnTo: string | null;
}

/** The answer of POST /auth/token: a session, or an address that the browser leaves for. */
export type OneTimeAnswer = { kind: "session"; session: Session } | { kind: "location" };
