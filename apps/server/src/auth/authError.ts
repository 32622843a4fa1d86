/** Why a call was refused before it was answered. */
export type AuthCode = "token_missing" | "token_invalid" | "token_expired" | "permission_missing";

/** Refuses a caller; `http` answers it with 401 or 403. */
export class AuthError extends Error {
  override readonly name = "AuthError";
  readonly code: AuthCode;
  /** The permissions that are missing. */
  readonly permissions: readonly string[];

  constructor(code: AuthCode, permissions: readonly string[] = []) {
    super(code);
    this.code = code;
    this.permissions = permissions;
  }
}
