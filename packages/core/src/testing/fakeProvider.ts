import type { Clock, HttpRequest } from "../ports/index.ts";
import { fakeToken } from "./fakeToken.ts";

/** The state of a fake provider; a test may change any of it at any time. */
export interface FakeProviderState {
  /** The claims of who is signed in there; null is nobody. */
  user: Record<string, unknown> | null;
  permissions: unknown;
  /** Claims that replace those of the ID token; undefined removes one. */
  claims: Record<string, unknown>;
  /** Answered instead of tokens, with status 400. */
  tokenError: Record<string, unknown> | null;
  /** Members that replace those of the token answer. */
  tokenAnswer: Record<string, unknown>;
  expiresIn: number;
  /** Whether `response_mode=web_message` is supported. */
  hasWebMessage: boolean;
  /** The metadata's logout endpoint; null is a provider without one. */
  endSession: string | null;
  /** Makes the ID token; by default with an invalid signature. */
  sign: (claims: Record<string, unknown>) => string | Promise<string>;
  /** The published keys (RFC 7517). */
  keys: readonly unknown[];
  /** The `iss` in its authorization responses (RFC 9207); null where the metadata promises none. */
  answersFrom: string | null;
}

/** An identity provider in memory with code + PKCE and rotating refresh tokens. */
export function createFakeProvider(issuer: string, clientId: string, clock: Clock) {
  const state: FakeProviderState = {
    user: { sub: "user|42", nickname: "Clerk", email: "clerk@example.test" },
    permissions: ["b:read", "a:read"],
    claims: {},
    tokenError: null,
    tokenAnswer: {},
    expiresIn: 3600,
    hasWebMessage: true,
    endSession: `${issuer}v2/logout`,
    sign: fakeToken,
    keys: [],
    answersFrom: null,
  };
  const codes = new Map<string, URLSearchParams>();
  const grants: Record<string, string>[] = [];
  let count = 0;
  let refreshToken = "";

  const answerJson = (body: unknown, status = 200): Response =>
    new Response(JSON.stringify(body), {
      status,
      headers: { "content-type": "application/json" },
    });

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}authorize`,
    token_endpoint: `${issuer}oauth/token`,
    jwks_uri: `${issuer}.well-known/jwks.json`,
    response_modes_supported: state.hasWebMessage ? ["query", "web_message"] : ["query"],
    ...(state.answersFrom !== null && { authorization_response_iss_parameter_supported: true }),
    ...(state.endSession !== null && { end_session_endpoint: state.endSession }),
  });

  const grantTokens = async (request: HttpRequest): Promise<Response> => {
    const text = request.body?.toString() ?? "";
    const fields: Record<string, string> = text.startsWith("{")
      ? (JSON.parse(text) as Record<string, string>)
      : Object.fromEntries(new URLSearchParams(text));
    grants.push(fields);
    if (state.tokenError !== null) return answerJson(state.tokenError, 400);
    const asked = codes.get(fields["code"] ?? "");
    codes.delete(fields["code"] ?? "");
    const isRefresh = fields["grant_type"] === "refresh_token";
    const isGood = isRefresh ? fields["refresh_token"] === refreshToken : asked !== undefined;
    if (!isGood) return answerJson({ error: "invalid_grant" }, 400);
    count += 1;
    refreshToken = `refresh-${count}`;
    const seconds = Math.floor(clock.now() / 1000);
    const times = { iat: seconds, exp: seconds + state.expiresIn };
    const nonce = asked?.get("nonce") ?? undefined;
    const identity = { iss: issuer, aud: clientId, ...times, ...state.user, nonce };
    return answerJson({
      access_token: fakeToken({ ...state.user, permissions: state.permissions, count }),
      id_token: await state.sign({ ...identity, ...state.claims }),
      refresh_token: refreshToken,
      expires_in: state.expiresIn,
      token_type: "Bearer",
      ...state.tokenAnswer,
    });
  };

  return {
    state,
    /** The body of every call to the token endpoint. */
    grants,
    issuer,
    /** The response to an authorization request: a code, or `login_required` with prompt=none. */
    authorize: (url: string): URLSearchParams => {
      const asked = new URL(url).searchParams;
      const answer = new URLSearchParams({ state: asked.get("state") ?? "" });
      if (state.answersFrom !== null) answer.set("iss", state.answersFrom);
      if (state.user === null && asked.get("prompt") === "none") {
        answer.set("error", "login_required");
        return answer;
      }
      count += 1;
      codes.set(`code-${count}`, asked);
      answer.set("code", `code-${count}`);
      return answer;
    },
    send: async (url: string, request: HttpRequest): Promise<Response> => {
      if (url === `${issuer}.well-known/openid-configuration`) return answerJson(metadata());
      if (url === `${issuer}oauth/token`) return grantTokens(request);
      if (url === `${issuer}.well-known/jwks.json`) return answerJson({ keys: state.keys });
      return answerJson({}, 404);
    },
  };
}
