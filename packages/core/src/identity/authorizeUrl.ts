import type { Transaction } from "./transaction.ts";

/** Parameters that a caller may add to an authorization request. */
export interface RequestedExtras {
  acr_values?: string;
  connection?: string;
  invitation?: string;
  login_hint?: string;
  organization?: string;
  screen_hint?: string;
}

/** Those, and the parameters that this client adds. */
export interface AuthorizeExtras extends RequestedExtras {
  id_token_hint?: string;
  max_age?: string;
  prompt?: string;
  ui_locales?: string;
}

/** An allow-list, since the extras may come from an address. */
const requestedNames: readonly (keyof RequestedExtras)[] = [
  "acr_values",
  "connection",
  "invitation",
  "login_hint",
  "organization",
  "screen_hint",
];

const extraNames: readonly (keyof AuthorizeExtras)[] = [
  ...requestedNames,
  "id_token_hint",
  "max_age",
  "prompt",
  "ui_locales",
];

/** The extras on the allow-list; all others are dropped. */
export function pickRequested(extras: RequestedExtras): RequestedExtras {
  const entries = requestedNames.map((name) => [name, extras[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The parts of an authorization request. */
export interface AuthorizeRequest {
  endpoint: string;
  clientId: string;
  audience: string;
  scope: string;
  responseMode: "query" | "web_message";
  codeChallenge: string;
  transaction: Transaction;
  extras?: AuthorizeExtras;
}

/** The scope parameter: `openid`, then the configured scopes, then `offline_access`, each once. */
export function fullScope(configured: string, hasRefreshTokens: boolean): string {
  const words = ["openid", ...configured.split(/\s+/), hasRefreshTokens ? "offline_access" : ""];
  return [...new Set(words.filter((word) => word !== ""))].join(" ");
}

/** The address of an authorization code request with PKCE S256 (OpenID Connect Core 1.0, RFC 7636). */
export function authorizeUrl(request: AuthorizeRequest): string {
  const { transaction, extras = {} } = request;
  const url = new URL(request.endpoint);
  const parameters: Record<string, string> = {
    client_id: request.clientId,
    scope: request.scope,
    audience: request.audience,
    redirect_uri: transaction.redirectUri,
    response_type: "code",
    response_mode: request.responseMode,
    state: transaction.state,
    nonce: transaction.nonce,
    code_challenge: request.codeChallenge,
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  for (const name of extraNames) {
    const value = extras[name];
    if (value !== undefined && value !== "") url.searchParams.set(name, value);
  }
  return url.href;
}
