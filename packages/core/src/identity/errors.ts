import type { IdentityErrorCode } from "./errorCodes.ts";

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
