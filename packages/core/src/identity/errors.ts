/** What an ID token can do wrong: the rule that it breaks. */
export const idTokenErrorCodes = [
  "missing",
  "mismatch",
  "alg",
  "expired",
  "early",
  "stale",
  "decode",
  "signature",
] as const;

/** All that can go wrong with sign-in (specification 8); a closed list, so screens have words for each. */
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

/** The messages specification 8 fixes. */
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
  /** What a step-up needs; carried by `mfa_required`. */
  mfaToken?: string;
  mfaRequirements?: unknown;
  cause?: unknown;
}

/** No text from outside is carried any longer than this. */
const messageLimit = 500;

/** An error of sign-in. Its message is for logs, the code is what screens read. */
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

/** Any thrown thing as an {@link IdentityError}; `fallback` speaks where it carries no message. */
export function toIdentityError(thrown: unknown, fallback: string): IdentityError {
  if (thrown instanceof IdentityError) return thrown;
  const message = thrown instanceof Error && thrown.message !== "" ? thrown.message : fallback;
  return new IdentityError("request_error", message, { cause: thrown });
}
