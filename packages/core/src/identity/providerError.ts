import type * as OAuth from "oauth4webapi";
import { identityMessages } from "./errorCodes.ts";
import { IdentityError, toIdentityError } from "./errors.ts";

/** The errors by which a provider says that nobody is signed in there (OpenID Connect Core 1.0, 3.1.2.6). */
const signedOutAnswers: readonly string[] = [
  "login_required",
  "interaction_required",
  "consent_required",
  "account_selection_required",
];

/** The errors for a code, a refresh token or a DPoP proof that was used before. */
const spentAnswers: readonly string[] = ["invalid_grant", "invalid_dpop_proof"];

/** One of them after an attempt without an answer, which may have redeemed the grant. */
export class SpentGrantError extends IdentityError {}

/** An error of the provider, by its OAuth name, as an error with one of our codes. */
function namedError(
  name: string,
  description: string | undefined,
  body: Readonly<Record<string, unknown>> = {},
): IdentityError {
  const message = description ?? name;
  const detail = { providerCode: name };
  if (signedOutAnswers.includes(name)) return new IdentityError("login_required", message, detail);
  if (name !== "mfa_required") return new IdentityError("provider_error", message, detail);
  const { mfa_token: mfaToken, mfa_requirements: mfaRequirements } = body;
  return new IdentityError("mfa_required", message, {
    ...detail,
    mfaRequirements,
    ...(typeof mfaToken === "string" && { mfaToken }),
  });
}

/** Whatever oauth4webapi threw, as an IdentityError. */
export function providerError(
  oauth: typeof OAuth,
  thrown: unknown,
  url: string,
  wasRetried: boolean,
): IdentityError {
  if (thrown instanceof IdentityError) return thrown;
  if (thrown instanceof oauth.ResponseBodyError) {
    const { error, error_description: description, cause } = thrown;
    return spentAnswers.includes(error) && wasRetried
      ? new SpentGrantError("provider_error", description ?? error, { providerCode: error })
      : namedError(error, description, cause);
  }
  if (thrown instanceof oauth.AuthorizationResponseError) {
    return namedError(thrown.error, thrown.error_description);
  }
  if (thrown instanceof oauth.WWWAuthenticateChallengeError) {
    const parameters = thrown.cause[0]?.parameters;
    if (parameters?.error !== undefined) {
      return namedError(parameters.error, parameters.error_description);
    }
  }
  if (thrown instanceof oauth.WWWAuthenticateChallengeError || isUnreadable(oauth, thrown)) {
    return new IdentityError("request_error", `HTTP error. Unable to fetch ${url}`, {
      cause: thrown,
    });
  }
  return toIdentityError(thrown, identityMessages.tokenFailed);
}

/** Whether the answer is none of the protocol, such as the error page of a proxy. */
function isUnreadable(oauth: typeof OAuth, thrown: unknown): boolean {
  const codes: readonly unknown[] = [
    oauth.RESPONSE_IS_NOT_CONFORM,
    oauth.RESPONSE_IS_NOT_JSON,
    oauth.PARSE_ERROR,
  ];
  return thrown instanceof oauth.OperationProcessingError && codes.includes(thrown.code);
}
