/** What an ID token can be refused for: the rule that it breaks. */
export const idTokenErrorCodes = [
  "missing",
  "mismatch",
  "alg",
  "crit",
  "expired",
  "early",
  "stale",
  "decode",
  "signature",
] as const;

/** Every error of sign-in (specification 8); a closed list, so that screens have words for each. */
export const identityErrorCodes = [
  ...idTokenErrorCodes,
  "timeout",
  "cancelled",
  "popup_open",
  "missing_transaction",
  "state_mismatch",
  "mfa_required",
  "missing_refresh_token",
  "login_required",
  "request_error",
  "provider_error",
  "frame_blocked",
  "too_many_redirects",
  "unauthorized",
  "invalid_domain",
] as const;

/** One of {@link identityErrorCodes}. */
export type IdentityErrorCode = (typeof identityErrorCodes)[number];

/** The messages that specification 8 fixes. */
export const identityMessages = {
  timeout: "Timeout",
  cancelled: "Popup closed",
  invalidState: "Invalid state",
  noToken: "No token received",
  loginFailed: "Login failed",
  tokenFailed: "Get access token failed",
} as const;

interface IdentityErrorDetail {
  /** The claim, header or token an ID-token error is about. */
  about?: string;
  /** The provider's own `error`, such as `access_denied`. */
  providerCode?: string;
  /** For a step-up to a second factor; carried by `mfa_required`. */
  mfaToken?: string;
  mfaRequirements?: unknown;
  cause?: unknown;
}

/** Characters; longer messages, which may come from outside, are cut. */
const messageLimit = 500;

/** An error of sign-in. The message is for logs, screens read the code. */
export class IdentityError extends Error {
  override readonly name = "IdentityError";
  readonly code: IdentityErrorCode;
  readonly about: string | undefined;
  readonly providerCode: string | undefined;
  readonly mfaToken: string | undefined;
  readonly mfaRequirements: unknown;

  constructor(code: IdentityErrorCode, message: string, detail: IdentityErrorDetail = {}) {
    super(message.slice(0, messageLimit), { cause: detail.cause });
    this.code = code;
    this.about = detail.about;
    this.providerCode = detail.providerCode;
    this.mfaToken = detail.mfaToken;
    this.mfaRequirements = detail.mfaRequirements;
  }
}

/** Whatever was thrown as an {@link IdentityError}; `fallback` is its message where it has none. */
export function toIdentityError(thrown: unknown, fallback: string): IdentityError {
  if (thrown instanceof IdentityError) return thrown;
  const message = thrown instanceof Error && thrown.message !== "" ? thrown.message : fallback;
  return new IdentityError("request_error", message, { cause: thrown });
}
