import type { Client, TokenEndpointRequestOptions } from "oauth4webapi";
import type { Clock, Http } from "../ports/index.ts";
import { identityMessages } from "./errorCodes.ts";
import { IdentityError } from "./errors.ts";
import { checkIdToken, type IdTokenClaims, type IdTokenExpectation } from "./idToken.ts";
import { isJsonObject } from "./jwt.ts";
import { createRetryingFetch, type Outgoing } from "./retryingFetch.ts";
import { isPlainHttp, type Provider } from "./provider.ts";
import type { Dpop } from "./dpop.ts";
import type { IdentitySettings } from "./settings.ts";
import { providerError } from "./providerError.ts";
import type { Transaction } from "./transaction.ts";

/** A successful answer of the token endpoint, with the checked claims of its ID token. */
export interface Tokens {
  accessToken: string;
  idToken: string;
  claims: IdTokenClaims;
  refreshToken: string | null;
  /** The granted scopes; the requested ones where the provider does not say. */
  scope: string;
  /** Seconds since 1970. */
  expiresAt: number;
  /** The organisation that was requested, else null. */
  organization: string | null;
}

/** An authorization grant or a refresh token, with what its answer is checked against. */
export type Grant =
  | { type: "authorization_code"; answer: URLSearchParams; transaction: Transaction }
  | {
      type: "refresh_token";
      refreshToken: string;
      redirectUri: string;
      previous: IdTokenClaims;
      organization: string | null;
    };

interface Surroundings {
  provider: Provider;
  settings: IdentitySettings;
  scope: string;
  http: Http;
  clock: Clock;
  /** Binds the tokens to a key (RFC 9449); null where they are bearer tokens. */
  dpop: Dpop | null;
}

/** Lifetime in seconds of a token without `expires_in`. */
const defaultLifetime = 86_400;

/** Seconds; one more than the leeway of our own check, which is exact and comes first. */
const libraryTolerance = 61;

function asJson(request: Outgoing): Outgoing {
  const fields = new URLSearchParams(request.body?.toString());
  return {
    ...request,
    headers: { ...request.headers, "content-type": "application/json" },
    body: JSON.stringify(Object.fromEntries(fields)),
  };
}

/** Checks the ID token in the raw answer by our own rules, so that each refusal has its code. */
async function checkAnswer(answer: Response, expectation: IdTokenExpectation) {
  if (!answer.ok) return null;
  const body = await answer
    .clone()
    .json()
    .catch(() => null);
  const token = isJsonObject(body) ? body["id_token"] : undefined;
  if (typeof token !== "string") return null;
  return { idToken: token, claims: checkIdToken(token, expectation) };
}

/** Redeems a grant at the token endpoint (specification 7.2); every failure is an IdentityError. */
export async function redeem(grant: Grant, surroundings: Surroundings): Promise<Tokens> {
  const { provider, settings, scope, http, clock, dpop } = surroundings;
  const oauth = await import("oauth4webapi");
  const retrying = createRetryingFetch(http, clock);
  const options: TokenEndpointRequestOptions = {
    [oauth.allowInsecureRequests]: isPlainHttp(provider.issuer),
    [oauth.customFetch]: (url: string, request: Outgoing) =>
      retrying.send(url, settings.tokenBody === "json" ? asJson(request) : request),
    ...(dpop !== null && { DPoP: await dpop.handle() }),
  };
  const client: Client = {
    client_id: settings.clientId,
    [oauth.clockTolerance]: libraryTolerance,
    [oauth.clockSkew]: (clock.now() - Date.now()) / 1000,
  };
  const { organization } = grant.type === "refresh_token" ? grant : grant.transaction;
  const expectation: IdTokenExpectation = {
    issuer: provider.issuer,
    clientId: settings.clientId,
    now: clock.now(),
    maxAge: settings.maxAge,
    organization: organization ?? undefined,
    ...(grant.type === "authorization_code"
      ? { nonce: grant.transaction.nonce }
      : { previous: grant.previous }),
  };

  try {
    const { checked, tokens } = await askTwiceForNonce();
    if (dpop !== null && tokens.token_type !== "dpop") {
      throw new IdentityError("request_error", "The provider bound the token to no key");
    }
    const known =
      checked ?? (grant.type === "refresh_token" ? { idToken: "", claims: grant.previous } : null);
    if (known === null) throw new IdentityError("request_error", identityMessages.noToken);
    return {
      ...known,
      organization,
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token ?? null,
      scope: tokens.scope ?? scope,
      expiresAt: clock.now() / 1000 + (tokens.expires_in ?? defaultLifetime),
    };
  } catch (error) {
    throw providerError(oauth, error, provider.token_endpoint, retrying.wasRetried());
  }

  /** A provider may refuse a DPoP proof without its nonce; the refusal carries the nonce. */
  async function askTwiceForNonce(): ReturnType<typeof ask> {
    try {
      return await ask();
    } catch (error) {
      if (oauth.isDPoPNonceError(error)) return ask();
      throw error;
    }
  }

  async function ask() {
    const answer = await requestTokens();
    const checked = await checkAnswer(answer, expectation);
    const tokens = await processAnswer(answer);
    if (settings.verifySignature === true) await verifySignature(answer);
    return { checked, tokens };
  }

  async function requestTokens(): Promise<Response> {
    if (grant.type === "refresh_token") {
      return oauth.refreshTokenGrantRequest(provider, client, oauth.None(), grant.refreshToken, {
        ...options,
        additionalParameters: { redirect_uri: grant.redirectUri },
      });
    }
    const { transaction } = grant;
    const answer = oauth.validateAuthResponse(provider, client, grant.answer, transaction.state);
    const { redirectUri, codeVerifier } = transaction;
    return oauth.authorizationCodeGrantRequest(
      provider,
      client,
      oauth.None(),
      answer,
      redirectUri,
      codeVerifier,
      options,
    );
  }

  async function processAnswer(answer: Response) {
    if (grant.type === "refresh_token") {
      return oauth.processRefreshTokenResponse(provider, client, answer);
    }
    return oauth.processAuthorizationCodeResponse(provider, client, answer, {
      expectedNonce: grant.transaction.nonce,
      requireIdToken: true,
      ...(settings.maxAge !== undefined && { maxAge: settings.maxAge }),
    });
  }

  async function verifySignature(answer: Response): Promise<void> {
    try {
      await oauth.validateApplicationLevelSignature(provider, answer, {
        [oauth.allowInsecureRequests]: isPlainHttp(provider.issuer),
        [oauth.customFetch]: createRetryingFetch(http, clock).send,
      });
    } catch (cause) {
      const message = "ID token: its signature is not the provider's";
      throw new IdentityError("signature", message, { about: "signature", cause });
    }
  }
}
