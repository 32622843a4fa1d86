/** Why a passkey or a code was not taken. */
export type PasskeyProblem =
  /** The browser gave up: cancelled, too late, or no passkey for this account here. */
  | "cancelled"
  /** The browser has no passkeys. */
  | "unsupported"
  /** The device already has one of this account. */
  | "known"
  /** The device cannot make one. */
  | "unable"
  /** What came does not fit. */
  | "refused"
  /** What came was too late, or came twice. */
  | "stale"
  | "wrongCode"
  | "full"
  | "nameMissing"
  /** The password was given too long ago. */
  | "startAgain";

/** What has been done, as the page of passkeys says afterwards. */
export type PasskeyDone = "added" | "renamed" | "removed";

/** What the pages of passkeys say, in one language. `{…}` is a placeholder. */
export interface PasskeyWords {
  title: string;
  text: string;
  password: string;
  continue: string;
  confirm: string;
  confirmText: string;
  use: string;
  waiting: string;
  code: string;
  useCode: string;
  codeHelp: string;
  otherAccount: string;
  none: string;
  name: string;
  nameHint: string;
  add: string;
  /** `{date}` */
  created: string;
  /** `{date}` */
  used: string;
  unused: string;
  /** `{host}` */
  onlyAt: string;
  rename: string;
  saveName: string;
  remove: string;
  /** `{name}` */
  removeText: string;
  removeLast: string;
  codes: string;
  /** `{number}` */
  codesLeft: string;
  newCodes: string;
  newCodesText: string;
  saveCodes: string;
  saveCodesText: string;
  saved: string;
  done: string;
  notHere: string;
  noScript: string;
  outcomes: Record<PasskeyDone, string>;
  problems: Record<PasskeyProblem, string>;
}
