import type { AuthorizationServer } from "oauth4webapi";
import type { Clock, Http } from "../ports/index.ts";
import { IdentityError } from "./errors.ts";
import { createRetryingFetch } from "./retryingFetch.ts";
import type { IdentitySettings } from "./settings.ts";

/** The provider's metadata (OpenID Connect Discovery 1.0), with the two endpoints that are required. */
export type Provider = AuthorizationServer & {
  authorization_endpoint: string;
  token_endpoint: string;
};

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The issuer of a domain: `https://{domain}/` with exactly one trailing slash, and with a path, such
 * as that of a realm, as it is written: providers end it with a slash or without one. Throws
 * `invalid_domain` for `http://` outside loopback, credentials, a query or anything else.
 */
export function readIssuer(domain: string): string {
  const text = domain.includes("://") ? domain : `https://${domain}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSecure =
    url?.protocol === "https:" || (url?.protocol === "http:" && loopback.test(url.hostname));
  const isBare = !/[?#]/.test(text) && url?.username === "" && url.password === "";
  if (url === null || !isSecure || !isBare) {
    throw new IdentityError("invalid_domain", `Not a provider's domain: ${domain}`);
  }
  return url.href;
}

/** Whether an issuer is reached without TLS, which is allowed on loopback only. */
export const isPlainHttp = (issuer: string): boolean => issuer.startsWith("http://");

/** Where paths below an issuer begin. */
const below = (issuer: string): string => issuer.replace(/\/?$/, "/");

/** The endpoints of an Auth0 tenant, for discovery that is off. */
function auth0Provider(issuer: string): Provider {
  const base = below(issuer);
  return {
    issuer,
    authorization_endpoint: `${base}authorize`,
    token_endpoint: `${base}oauth/token`,
    revocation_endpoint: `${base}oauth/revoke`,
    jwks_uri: `${base}.well-known/jwks.json`,
    response_modes_supported: ["query", "web_message"],
  };
}

async function discover(issuer: string, http: Http, clock: Clock): Promise<Provider> {
  const oauth = await import("oauth4webapi");
  const url = new URL(issuer);
  const answer = await oauth.discoveryRequest(url, {
    [oauth.customFetch]: createRetryingFetch(http, clock).send,
    [oauth.allowInsecureRequests]: isPlainHttp(issuer),
  });
  if (!answer.ok) {
    throw new IdentityError("request_error", `HTTP error. Unable to fetch ${issuer}`);
  }
  const metadata = await oauth.processDiscoveryResponse(url, answer);
  const { authorization_endpoint, token_endpoint } = metadata;
  if (authorization_endpoint === undefined || token_endpoint === undefined) {
    throw new IdentityError("request_error", "The provider's metadata lacks an endpoint");
  }
  return { ...metadata, authorization_endpoint, token_endpoint };
}

/** Reads the provider's metadata once; after a failure the next caller tries again. */
export function createProviderReader(
  settings: IdentitySettings,
  http: Http,
  clock: Clock,
): () => Promise<Provider> {
  let reading: Promise<Provider> | null = null;
  return async () => {
    const issuer = readIssuer(settings.domain);
    if (settings.discovery === false) return auth0Provider(issuer);
    reading ??= discover(issuer, http, clock);
    try {
      return await reading;
    } catch (error) {
      reading = null;
      throw error;
    }
  };
}

/** Whether the provider answers frames and popups by `response_mode=web_message`. */
export function hasWebMessage(provider: Provider): boolean {
  return provider.response_modes_supported?.includes("web_message") ?? false;
}

/**
 * The address that signs out at the provider: its end-session endpoint (OpenID Connect
 * RP-Initiated Logout 1.0), else /v2/logout of Auth0.
 */
export function logoutUrl(
  provider: Provider,
  { clientId, returnTo, idToken }: { clientId: string; returnTo: string; idToken: string | null },
): string {
  const { end_session_endpoint: endpoint, issuer } = provider;
  const url = new URL(endpoint ?? `${below(issuer)}v2/logout`);
  url.searchParams.set("client_id", clientId);
  if (endpoint === undefined) {
    url.searchParams.set("returnTo", returnTo);
  } else {
    url.searchParams.set("post_logout_redirect_uri", returnTo);
    if (idToken !== null) url.searchParams.set("id_token_hint", idToken);
  }
  return url.href;
}
