/** Why a caller is refused. */
export type AuthCode = "token_missing" | "token_invalid" | "token_expired" | "permission_missing";

/** Thrown to refuse a caller; http/problemError answers it with 401 or 403. */
export class AuthError extends Error {
  override readonly name = "AuthError";
  readonly code: AuthCode;
  /** The missing permissions. */
  readonly permissions: readonly string[];

  constructor(code: AuthCode, permissions: readonly string[] = []) {
    super(code);
    this.code = code;
    this.permissions = permissions;
  }
}
