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
  "storage_denied",
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
