import { errors } from "oidc-provider";
import type { Language } from "@specimen/api/contract";
import { acceptedTags } from "../http/acceptLanguage.ts";
import type { ProviderMiddleware } from "./compatibility.ts";
import { chooseLanguage } from "./words/chooseLanguage.ts";
import type { IdentityProblem } from "./words/identityWords.ts";

/** The problem that a page explains, by the library's error class and description. */
export function problemOf(error: Error, path: string): IdentityProblem {
  if (error instanceof errors.SessionNotFound) return "expired";
  if (error instanceof errors.InvalidRedirectUri) return "unlistedRedirect";
  if (error instanceof errors.InvalidClient) return "unknownClient";
  if (!(error instanceof errors.OIDCProviderError) || !error.expose) return "serverError";
  const isLogout = path.startsWith("/v2/logout");
  if (isLogout && /post_logout_redirect_uri/.test(error.error_description ?? "")) {
    return "unlistedLogout";
  }
  // The logout form was sent twice, or its session has ended.
  return isLogout && /logout details/.test(error.error_description ?? "")
    ? "expired"
    : "badRequest";
}

/**
 * The language of a page: the query parameter `lang`, `ui_locales`, then the browser's languages.
 */
export function languageOf(
  ctx: Parameters<ProviderMiddleware>[0],
  uiLocales: unknown = ctx.query.ui_locales,
): Language {
  const requested = typeof uiLocales === "string" ? uiLocales.split(" ") : [];
  const chosen = typeof ctx.query.lang === "string" ? [ctx.query.lang] : [];
  return chooseLanguage([...chosen, ...requested, ...acceptedTags(ctx.get("Accept-Language"))]);
}
