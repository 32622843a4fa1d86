/** The settings of sign-in; the four without a default are required (specification 5). */
export interface IdentitySettings {
  /** Base URL of the product API; the one-time link is posted to `{apiUrl}/auth/token`. */
  apiUrl: string;
  /** The provider's domain, such as `login.example.com`; `http://` on loopback only. */
  domain: string;
  clientId: string;
  /** The API that the access token is for (`aud`). */
  audience: string;
  /** Scopes, separated by spaces; `openid` and `offline_access` are added. Default `profile email`. */
  scope?: string | undefined;
  /** Read the provider's metadata (discovery). Default true; false takes the Auth0 paths. */
  discovery?: boolean | undefined;
  /** Renew the access token by refresh token instead of the hidden frame. Default false. */
  refreshTokens?: boolean | undefined;
  /** Try the frame when a refresh token is missing or refused. Default false. */
  fallBackToFrame?: boolean | undefined;
  /** Keep the login transaction in a cookie instead of session storage. Default false. */
  cookieTransactions?: boolean | undefined;
  /** The encoding of calls to the token endpoint. Default `form`. */
  tokenBody?: "form" | "json" | undefined;
  /** Check the ID token's signature against the provider's keys. Default false. */
  verifySignature?: boolean | undefined;
  /** Bind tokens to a key of this page by DPoP (RFC 9449). Default false. */
  dpop?: boolean | undefined;
  organization?: string | undefined;
  /** `max_age`: seconds since the last active sign-in that are accepted; 0 is sent too. */
  maxAge?: number | undefined;
  /** Other origins that the answer of POST /auth/token may send the browser to. Default none. */
  locationOrigins?: readonly string[] | undefined;
  /** The chosen language, sent to the provider as `ui_locales`. */
  language?(): string;
}
