import type { Address, Clock, Store } from "../ports/index.ts";
import { readApiToken, readStoredToken } from "./apiToken.ts";
import { readPage } from "./page.ts";
import type { SignInView } from "./signInView.ts";

/** The parameters that make an address an authorization response. */
const answerParameters = ["code", "error"] as const;

/** The parameters of a one-time link; never part of a return target. */
export const oneTimeParameters = ["otp", "user", "hash"] as const;

/** Whether an address carries an authorization response. */
export const hasAnswer = ({ searchParams }: URL): boolean =>
  answerParameters.some((name) => searchParams.has(name));

/** The parameters of an address that carries data of sign-in. */
export const signInParameters: readonly string[] = [...answerParameters, ...oneTimeParameters];

/** Whether an address carries a one-time link. */
export const hasOneTimeLink = ({ searchParams }: URL): boolean =>
  oneTimeParameters.some((name) => searchParams.has(name));

/** Whether an address is a page of the product on which a stored API token alone decides. */
export const isProductPage = (path: string): boolean => readPage(path).kind === "product";

/**
 * The view in which `signInMachine` arrives where nothing but a stored API token decides, so that
 * a page can be drawn before the machine is there. Null where only the machine can tell: without a
 * token that can be read and has not expired, at an address with data of sign-in, on its own pages
 * and the client tool's.
 */
export function storedSignIn({
  address,
  ...stored
}: {
  address: Pick<Address, "current">;
  store: Pick<Store, "read">;
  clock: Pick<Clock, "now">;
}): SignInView | null {
  const url = new URL(address.current());
  if (hasAnswer(url) || hasOneTimeLink(url) || !isProductPage(url.pathname)) return null;
  const token = readApiToken(readStoredToken(stored));
  return (
    token && {
      status: "authenticated",
      phase: "signedIn",
      user: token.user,
      permissions: token.permissions,
      via: "apiToken",
      isConfirming: false,
      error: null,
    }
  );
}
