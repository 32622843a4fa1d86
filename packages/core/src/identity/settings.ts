/** How sign-in is set up; the four without a default come from the configuration. */
export interface IdentitySettings {
  /** Base URL of the product API; the one-time link is posted to `{apiUrl}/auth/token`. */
  apiUrl: string;
  /** The provider's domain, such as `login.example.com`; `http://` on loopback only. */
  domain: string;
  clientId: string;
  /** The API the access token is for. */
  audience: string;
  /** Without `openid` and `offline_access`, which are added. Default `profile email`. */
  scope?: string | undefined;
  /** Read the provider's metadata. Default true; false takes the Auth0 paths. */
  discovery?: boolean | undefined;
  /** Renew by refresh token instead of the hidden frame. Default false. */
  refreshTokens?: boolean | undefined;
  /** Try the frame when a refresh token is missing or refused. Default false. */
  fallBackToFrame?: boolean | undefined;
  /** Keep a sign-in that is under way in a cookie instead of session storage. Default false. */
  cookieTransactions?: boolean | undefined;
  /** How the token endpoint is asked. Default `form`. */
  tokenBody?: "form" | "json" | undefined;
  /** Check the ID token's signature against the provider's keys. Default false. */
  verifySignature?: boolean | undefined;
  /** Bind tokens to a key of this page, and prove it with each call (DPoP). Default false. */
  dpop?: boolean | undefined;
  organization?: string | undefined;
  /** Seconds since the last active sign-in that are still accepted; 0 counts as sent. */
  maxAge?: number | undefined;
  /** Other origins an answer of /auth/token may send the browser to. Default none. */
  locationOrigins?: readonly string[] | undefined;
  /** The chosen language, told to the provider as `ui_locales`. */
  language?(): string;
}
