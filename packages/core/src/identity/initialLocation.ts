import { apiTokenKey, readApiToken, readStoredToken } from "./apiToken.ts";
import { IdentityError } from "./errors.ts";
import type { IdentityProvider } from "./identityProvider.ts";
import type { OneTimeData } from "./oneTimeLink.ts";
import { loginPath, readPage } from "./page.ts";
import type { createReturnPath } from "./returnPath.ts";
import type { InitialLocation, Session } from "./session.ts";
import type { SignInPorts } from "./signInPorts.ts";
import { hasAnswer, hasOneTimeLink, oneTimeParameters } from "./storedSignIn.ts";

/** Parameters of an authorization response (RFC 6749, RFC 9207, OpenID Connect Core 1.0). */
const answerParameters = [
  "code",
  "state",
  "error",
  "error_description",
  "error_uri",
  "iss",
  "session_state",
] as const;

/** The secrets that were in the address; they have been taken out of it. */
export interface Captured {
  answer: URLSearchParams | null;
  oneTime: Pick<OneTimeData, "otp" | "hash"> | null;
}

interface Surroundings {
  ports: SignInPorts;
  provider: IdentityProvider;
  returnPath: ReturnType<typeof createReturnPath>;
}

/** The session of an API token; one that cannot be decoded is logged and permits nothing. */
export function apiTokenSession(token: string, { report }: Pick<SignInPorts, "report">): Session {
  const decoded = readApiToken(token);
  if (decoded === null) report(new IdentityError("decode", "The API token cannot be read"));
  const { user = { sub: "" }, permissions = [] } = decoded ?? {};
  return { via: "apiToken", user, permissions };
}

type AnswerKind = "callback" | "repeated" | "lost" | null;

/**
 * Whether the address carries an authorization response, and whose: one whose `state` belongs to a
 * transaction of this tab, open or spent, or one on /auth that no transaction asked for.
 */
function classifyAnswer(url: URL, { transactions }: IdentityProvider): AnswerKind {
  const state = url.searchParams.get("state");
  if (!hasAnswer(url)) return null;
  if (state !== null && transactions.find(state) !== null) return "callback";
  if (state !== null && transactions.isSpent(state)) return "repeated";
  return url.pathname.replace(/\/$/, "") === "/auth" ? "lost" : null;
}

function takeParameters(url: URL, names: readonly string[]): URLSearchParams {
  const taken = new URLSearchParams();
  for (const name of names) {
    const value = url.searchParams.get(name);
    if (value !== null) taken.append(name, value);
    url.searchParams.delete(name);
  }
  return taken;
}

/**
 * Takes otp, user and hash out of the address, and /login/autologin with them. The logout page
 * takes no link: whoever opens it wants to leave.
 */
function takeOneTimeLink(url: URL, surroundings: Surroundings): Captured["oneTime"] {
  const isAutologin = /^\/login\/autologin\/?$/.test(url.pathname);
  if (isAutologin) {
    if (url.searchParams.has("user")) {
      surroundings.returnPath.remember(url.searchParams.get("redirectTo") ?? "/");
    }
    url.pathname = loginPath;
    url.searchParams.delete("redirectTo");
  }
  if (!hasOneTimeLink(url)) return null;
  const taken = takeParameters(url, oneTimeParameters);
  if (readPage(url.pathname).kind === "logout") return null;
  return { otp: taken.get("otp") ?? "", hash: taken.get("user") ?? taken.get("hash") ?? "" };
}

/**
 * Reads how the document was opened. Secrets are taken out of the address first, in one step and
 * before any request.
 */
export function readInitialLocation(
  surroundings: Surroundings,
): InitialLocation & { captured: Captured } {
  const { ports, provider } = surroundings;
  const { address, store } = ports;
  const before = address.current();
  const url = new URL(before);
  const answerKind = classifyAnswer(url, provider);
  const answer = answerKind === null ? null : takeParameters(url, answerParameters);
  const oneTime = takeOneTimeLink(url, surroundings);
  const path = url.pathname + url.search + url.hash;
  if (url.href !== before) address.replace(path);

  // A sign-in that was given up before must not lead away from a page that is opened now.
  if (readPage(url.pathname).kind !== "login") surroundings.returnPath.forget();

  const token = readStoredToken(ports);
  if (token === null) store.remove(apiTokenKey);
  const rest = token !== null ? "apiToken" : provider.hasSessionHint() ? "check" : "nothing";
  const kind = answerKind ?? rest;
  if (kind === "nothing") provider.clear();
  return {
    kind,
    path,
    hasOneTimeLink: oneTime !== null,
    hasTriedClientTool: surroundings.returnPath.hasTriedClientTool(),
    session: kind === "apiToken" && token !== null ? apiTokenSession(token, ports) : null,
    captured: { answer, oneTime },
  };
}
