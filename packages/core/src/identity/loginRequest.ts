import type { Address } from "../ports/index.ts";
import {
  authorizeUrl,
  pickRequested,
  type AuthorizeExtras,
  type RequestedExtras,
} from "./authorizeUrl.ts";
import { hasWebMessage, type Provider } from "./provider.ts";
import type { IdentitySettings } from "./settings.ts";
import type { Transaction } from "./transaction.ts";
import type { ExpectedAnswer } from "./webMessageFlow.ts";

/** How an authorization request is sent, and the return target after it. */
export interface LoginWay {
  /** In a frame or popup, which may be answered by web_message. */
  isWindow: boolean;
  returnTo: string | null;
}

/** An authorization request, ready to be sent. */
export interface LoginRequest {
  url: string;
  transaction: Transaction;
  /** Which message of a frame or popup is its response. */
  expected: ExpectedAnswer;
}

/** The `acr_values` that ask the provider for a second factor. */
const multiFactor = "http://schemas.openid.net/pape/policies/2007/06/multi-factor";

/** The allowed extras, and a request for a second factor after `mfa_required`. */
export function requestedExtras(extras: RequestedExtras, needsFactor: boolean): AuthorizeExtras {
  return { ...(needsFactor && { acr_values: multiFactor }), ...pickRequested(extras) };
}

/** Creates requests, each with its own `state`, `nonce` and PKCE code verifier (RFC 7636, RFC 9700). */
export function createLoginRequests(
  address: Address,
  settings: IdentitySettings,
  { scope, readProvider }: { scope: string; readProvider(): Promise<Provider> },
) {
  return async (way: LoginWay, extras: AuthorizeExtras): Promise<LoginRequest> => {
    const [oauth, provider] = await Promise.all([import("oauth4webapi"), readProvider()]);
    const { origin } = new URL(address.current());
    const asked = extras.organization ?? settings.organization ?? "";
    const codeVerifier = oauth.generateRandomCodeVerifier();
    const transaction: Transaction = {
      state: oauth.generateRandomState(),
      nonce: oauth.generateRandomNonce(),
      codeVerifier,
      redirectUri: `${origin}/auth`,
      returnTo: way.returnTo,
      organization: asked === "" ? null : asked,
    };
    const usesMessage = way.isWindow && hasWebMessage(provider);
    const url = authorizeUrl({
      endpoint: provider.authorization_endpoint,
      clientId: settings.clientId,
      audience: settings.audience,
      scope,
      responseMode: usesMessage ? "web_message" : "query",
      codeChallenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
      transaction,
      extras: {
        ui_locales: settings.language?.() ?? "",
        max_age: settings.maxAge?.toString() ?? "",
        ...extras,
        organization: asked,
      },
    });
    const answerOrigin = usesMessage ? new URL(provider.issuer).origin : origin;
    return { url, transaction, expected: { origin: answerOrigin, state: transaction.state } };
  };
}
