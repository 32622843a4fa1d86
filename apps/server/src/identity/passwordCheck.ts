import type { Database } from "../database/database.ts";
import { findByLogin, type Account } from "./accounts.ts";
import { verifyPassword } from "./password.ts";
import type { SignInAttempts } from "./signInAttempts.ts";

/** What became of a user name and a password. */
export type PasswordCheck =
  | { readonly kind: "right"; readonly account: Account }
  | { readonly kind: "missing" | "wrong" }
  | { readonly kind: "wait"; readonly seconds: number };

/** The text fields of a form as they were typed, no longer than a name and a password can be. */
export const typedIn = (form: URLSearchParams): { username: string; password: string } => ({
  username: (form.get("username") ?? "").slice(0, 255),
  password: (form.get("password") ?? "").slice(0, 1024),
});

/** Checks a password of somebody at an address, as often as the limits allow. */
export async function checkPassword(
  { database, attempts }: { readonly database: Database; readonly attempts: SignInAttempts },
  { username, password }: { username: string; password: string },
  remote: string,
): Promise<PasswordCheck> {
  if (username.trim() === "" || password === "") return { kind: "missing" };
  // By what was typed, not by the account: a limit that the two names of an account share, and no
  // others, would tell that there is one and that they belong together.
  const seconds = await attempts.begin(username, remote);
  if (seconds > 0) return { kind: "wait", seconds };
  const account = await findByLogin(database, username);
  // Takes equally long for unknown names.
  const fits = await verifyPassword(password, account?.passwordHash);
  if (account === undefined || !fits) return { kind: "wrong" };
  await attempts.succeed(username, remote);
  return { kind: "right", account };
}
