import type { PasskeyWords } from "./passkeyWords.ts";

/** What a suggested account stands for; a clerk in another language stands for its language. */
export type AccountRole = "clerk" | "officer" | "administrator" | "reseller" | "newcomer";

/** What went wrong, as far as the person in front of the page can act on it. */
export type IdentityProblem =
  | "unknownClient"
  | "unlistedRedirect"
  | "unlistedLogout"
  | "expired"
  | "badRequest"
  | "notFound"
  | "unavailable"
  | "serverError";

/** Everything the provider's pages say, in one language. `{…}` is a placeholder. */
export interface IdentityWords {
  /** BCP 47 tag for `Intl` and the lang attribute. */
  tag: string;
  sentence: string;
  promise: string;
  signIn: string;
  login: string;
  password: string;
  or: string;
  oneTimeLink: string;
  oneTimeLinkHelp: string;
  demoAccounts: string;
  demoPassword: string;
  otherLanguages: string;
  roles: Record<AccountRole, string>;
  language: string;
  missing: string;
  wrongPassword: string;
  /** `{when}`: "in 5 minutes" */
  tooManyAttempts: string;
  /** `{organization}`: as asked for by the client */
  notInOrganization: string;
  problems: Record<IdentityProblem, { title: string; text: string; next: string }>;
  openApp: string;
  /** With its colon, which French sets apart. */
  details: string;
  /** `{label}`, `{text}` */
  labelled: string;
  signOut: string;
  signingOut: string;
  signedOut: string;
  signedOutText: string;
  passkeys: PasskeyWords;
}
