import { HttpError } from "@specimen/api/client";
import type { Problem } from "@specimen/api/contract";
import { IdentityError, type IdentityErrorCode } from "@specimen/core/identity";
import type { TFunction } from "i18next";

/**
 * An error in the reader's words: what happened and what it depends on. What to press is said by
 * the button of the place, or by `adviceOf` where there is none.
 */
export interface ErrorMessage {
  title: string;
  text: string;
  /** What leads on: the same again, the page anew, or something of the reader's own. */
  way: "retry" | "reload" | "own";
  /** Status and request id, set in mono and last. */
  reference: string | null;
  /** Trying again does not help: a permission is missing. */
  isForbidden: boolean;
  /** Seconds after which it is worth another try, where the service named them. */
  wait: number | null;
}

/** How the shared words are asked for. */
export type Translate = TFunction<"migration">;

/** The label of a field on its screen, by its name in the address; undefined for what has none. */
export type LabelOf = (name: string) => string | undefined;

/**
 * Finds the words for anything that was thrown; text from outside is never among them.
 *
 * @param labelOf what the screen calls the fields that may be refused
 */
export function errorMessage(error: unknown, t: Translate, labelOf?: LabelOf): ErrorMessage {
  if (error instanceof HttpError) return httpErrorMessage(error, t, labelOf);
  if (error instanceof IdentityError) return identityErrorMessage(error.code, t);
  if (isConfigError(error)) {
    return isUnreadable(error)
      ? plain(t("error.unavailable.title"), t("error.unavailable.text"))
      : configurationMessage(t);
  }
  return plain(t("error.unknown.title"), t("error.unknown.text"));
}

/** The words for a code of sign-in. */
export function identityErrorMessage(code: IdentityErrorCode, t: Translate): ErrorMessage {
  if (code === "invalid_domain") return configurationMessage(t);
  const words = identityWords[code];
  return plain(t(`error.identity.${words}.title`), t(`error.identity.${words}.text`));
}

/** Codes that mean the same to the reader share their words. */
const identityWords = {
  missing: "answer",
  mismatch: "answer",
  alg: "answer",
  crit: "answer",
  decode: "answer",
  signature: "answer",
  expired: "clock",
  early: "clock",
  stale: "clock",
  timeout: "timeout",
  cancelled: "cancelled",
  popup_open: "popup",
  missing_transaction: "state",
  state_mismatch: "state",
  mfa_required: "mfa",
  missing_refresh_token: "ended",
  login_required: "ended",
  request_error: "unreachable",
  provider_error: "refused",
  frame_blocked: "frame",
  too_many_redirects: "circles",
  storage_denied: "storage",
  unauthorized: "unauthorized",
} as const satisfies Record<Exclude<IdentityErrorCode, "invalid_domain">, string>;

/** What a status means where no problem says more: a gateway in between knows no codes. */
const codes = new Map<number | undefined, Problem["code"]>([
  [400, "bad_request"],
  [401, "token_invalid"],
  [403, "permission_missing"],
  [404, "not_found"],
  [409, "conflict"],
  [413, "body_too_large"],
  [422, "invalid_input"],
  [429, "too_many_requests"],
  [500, "internal_error"],
  [502, "unavailable"],
  [503, "unavailable"],
  [504, "unavailable"],
]);

function httpErrorMessage(error: HttpError, t: Translate, labelOf?: LabelOf): ErrorMessage {
  const code = error.problem?.code ?? codes.get(error.status) ?? error.kind;
  const names = refusedParameters(error, labelOf);
  return {
    title: t(`error.${code}.title`),
    text: names === "" ? t(`error.${code}.text`) : t("error.parameters", { names }),
    way: isOutdated(code) ? "reload" : isRefused(error, code) ? "own" : "retry",
    reference: referenceOf(error, t),
    isForbidden: code === "permission_missing",
    wait: error.retryAfter ?? null,
  };
}

/** What was refused of an address, such as a filter of a list, by its labels; no field is marked. */
function refusedParameters({ problem }: HttpError, labelOf?: LabelOf): string {
  const refused = problem?.errors ?? [];
  if (refused.some((each) => each.in !== "query")) return "";
  return [...new Set(refused.map(({ path }) => labelOf?.(path) ?? path))].join(" · ");
}

/** Other code than this may ask rightly, or read the answer. */
const isOutdated = (code: string) => code === "bad_request" || code === "payload";

/** What was asked is refused as it stands; only after a wait the same may be asked again. */
const isRefused = ({ kind }: HttpError, code: string) =>
  (kind === "badRequest" && code !== "too_many_requests") || kind === "noToken";

function referenceOf({ status, problem }: HttpError, t: Translate): string | null {
  if (status === undefined) return null;
  if (problem === undefined) return String(status);
  return `${status} · ${t("error.reference", { id: problem.requestId })}`;
}

/** By name, since the configuration stands beside the words and neither imports the other. */
const isConfigError = (error: unknown): error is Error =>
  error instanceof Error && error.name === "ConfigError";

/** The settings may be right, but nobody answered when they were asked for. */
const isUnreadable = (error: Error) => "code" in error && error.code === "unreadable";

const configurationMessage = (t: Translate) =>
  plain(t("error.configuration.title"), t("error.configuration.text"));

const plain = (title: string, text: string): ErrorMessage => ({
  title,
  text,
  way: "retry",
  reference: null,
  isForbidden: false,
  wait: null,
});
