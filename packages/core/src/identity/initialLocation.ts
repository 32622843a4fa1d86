import { apiTokenKey, readApiToken } from "./apiToken.ts";
import { IdentityError } from "./errors.ts";
import type { IdentityProvider } from "./identityProvider.ts";
import type { OneTimeData } from "./oneTimeLink.ts";
import { oneTimeParameters } from "./returnTarget.ts";
import type { createReturnPath } from "./returnPath.ts";
import type { Arrival, Session } from "./session.ts";
import type { SignInPorts } from "./signInPorts.ts";

/** What an authorization response may carry in an address (RFC 6749, RFC 9207, OpenID Connect). */
const answerParameters = [
  "code",
  "state",
  "error",
  "error_description",
  "error_uri",
  "iss",
  "session_state",
] as const;

/** What the address carried when the page opened; it is no longer there. */
export interface Captured {
  answer: URLSearchParams | null;
  oneTime: Pick<OneTimeData, "otp" | "hash"> | null;
}

interface Surroundings {
  ports: SignInPorts;
  provider: IdentityProvider;
  returnPath: ReturnType<typeof createReturnPath>;
}

/** The session an API token stands for; one that cannot be read is logged and permits nothing. */
export function apiTokenSession(token: string, { report }: Pick<SignInPorts, "report">): Session {
  const decoded = readApiToken(token);
  if (decoded === null) report(new IdentityError("decode", "The API token cannot be read"));
  const { user = { sub: "" }, permissions = [] } = decoded ?? {};
  return { via: "apiToken", user, permissions };
}

type AnswerKind = "callback" | "repeated" | "lost" | null;

/** Ours, ours once more, or on our own redirect address without anybody having asked. */
function judgeAnswer(url: URL, { transactions }: IdentityProvider): AnswerKind {
  const state = url.searchParams.get("state");
  const hasAnswer = url.searchParams.has("code") || url.searchParams.has("error");
  if (!hasAnswer) return null;
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

/** Takes otp, user and hash out of the address, and /login/autologin with them. */
function takeOneTimeLink(url: URL, surroundings: Surroundings): Captured["oneTime"] {
  const isAutologin = /^\/login\/autologin\/?$/.test(url.pathname);
  if (isAutologin) {
    if (url.searchParams.has("user")) {
      surroundings.returnPath.remember(url.searchParams.get("redirectTo") ?? "/");
    }
    url.pathname = "/auth/login";
    url.searchParams.delete("redirectTo");
  }
  const isOneTime = oneTimeParameters.some((name) => url.searchParams.has(name));
  if (!isOneTime) return null;
  const taken = takeParameters(url, oneTimeParameters);
  return { otp: taken.get("otp") ?? "", hash: taken.get("user") ?? taken.get("hash") ?? "" };
}

/**
 * Reads how the visitor came. Whatever the address carried in secret is taken out of it first, in
 * one step and before any request.
 */
export function readArrival(surroundings: Surroundings): Arrival & { captured: Captured } {
  const { ports, provider } = surroundings;
  const { address, store } = ports;
  const before = address.current();
  const url = new URL(before);
  const answerKind = judgeAnswer(url, provider);
  const answer = answerKind === null ? null : takeParameters(url, answerParameters);
  const oneTime = takeOneTimeLink(url, surroundings);
  if (url.href !== before) address.replace(url.pathname + url.search + url.hash);

  const token = store.read(apiTokenKey);
  const rest = token !== null ? "apiToken" : provider.hasSessionHint() ? "check" : "nothing";
  const kind = answerKind ?? rest;
  if (kind === "nothing") provider.clear();
  return {
    kind,
    hasOneTimeLink: oneTime !== null,
    hasTriedClientTool: surroundings.returnPath.hasTriedClientTool(),
    session: kind === "apiToken" && token !== null ? apiTokenSession(token, ports) : null,
    captured: { answer, oneTime },
  };
}
