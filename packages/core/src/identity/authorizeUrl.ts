import type { Transaction } from "./transaction.ts";

/** What a request to sign in may ask of the provider. */
export interface RequestedExtras {
  acr_values?: string;
  connection?: string;
  invitation?: string;
  login_hint?: string;
  organization?: string;
  screen_hint?: string;
}

/** What this client adds on its own. */
export interface AuthorizeExtras extends RequestedExtras {
  id_token_hint?: string;
  max_age?: string;
  prompt?: string;
  ui_locales?: string;
}

/** An allow-list, for what is asked may come from an address. */
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

/** Only what may be asked for, whatever else was handed in. */
export function pickRequested(extras: RequestedExtras): RequestedExtras {
  const entries = requestedNames.map((name) => [name, extras[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A request to the provider's authorization endpoint. */
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

/** `openid` first, then what is configured, then offline access; each once. */
export function fullScope(configured: string, hasRefreshTokens: boolean): string {
  const words = ["openid", ...configured.split(/\s+/), hasRefreshTokens ? "offline_access" : ""];
  return [...new Set(words.filter((word) => word !== ""))].join(" ");
}

/** The address of a sign-in by authorization code with PKCE (OpenID Connect Core 1.0, RFC 7636). */
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
