import type { Context } from "hono";
import { proofAlgorithm } from "../auth/verifyProof.ts";
import { currentCall } from "../database/currentCall.ts";
import type { HttpContext } from "./api.ts";
import { problemOf } from "./problemError.ts";

/** Answers of the API may not be executed, framed or interpreted as another media type. */
export const protectiveHeaders = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
} as const;

/** Headers that scripts of the app may read. */
const exposed = "ETag, Retry-After, X-Request-Id, X-Web-Build";

/**
 * Headers of a JSON answer: security, CORS for the app's origins and its build, the id of the request.
 * `origin` is the header Origin of the call.
 */
export function wireHeaders(
  { appOrigins, webBuild }: Pick<HttpContext, "appOrigins" | "webBuild">,
  origin: string | undefined,
  own: Record<string, string>,
): Record<string, string> {
  const headers: Record<string, string> = {
    ...protectiveHeaders,
    "Content-Type": "application/json; charset=utf-8",
    "Cross-Origin-Resource-Policy": "same-site",
    Vary: "Authorization, Accept-Language, Accept-Encoding, Origin",
    "X-Request-Id": currentCall()?.id ?? newRequestId(),
    ...own,
  };
  if (origin !== undefined && appOrigins.has(origin)) {
    headers["Access-Control-Allow-Origin"] = origin;
    headers["Access-Control-Expose-Headers"] = exposed;
    if (webBuild !== undefined) headers["X-Web-Build"] = webBuild;
  }
  return headers;
}

/** The problem answer of a refused or failed call (RFC 9457). */
export function problemAnswer(
  app: Pick<HttpContext, "appOrigins" | "onError" | "webBuild">,
  context: Context,
  error: unknown,
): Response {
  const problem = problemOf(error);
  const own: Record<string, string> = {
    "Content-Type": "application/problem+json; charset=utf-8",
    "Cache-Control": "no-store",
  };
  const { retryAfter } = problem.extras;
  if (retryAfter !== undefined) own["Retry-After"] = String(retryAfter);
  if (problem.status === 401) {
    const isMissing = problem.code === "token_missing";
    const bearer = isMissing ? "Bearer" : 'Bearer error="invalid_token"';
    own["WWW-Authenticate"] = `${bearer}, DPoP algs="${proofAlgorithm}"`;
  }
  const headers = wireHeaders(app, context.req.header("origin"), own);
  const requestId = headers["X-Request-Id"] ?? "";
  if (problem.status >= 500) app.onError(error, requestId);
  return new Response(JSON.stringify(problem.body(requestId)), {
    status: problem.status,
    headers,
  });
}

/** Answers a CORS preflight (Fetch standard); origins other than the app's get no permission. */
export function preflightAnswer(
  { appOrigins }: Pick<HttpContext, "appOrigins">,
  context: Context,
): Response {
  const origin = context.req.header("origin");
  const headers: Record<string, string> = { ...protectiveHeaders, Vary: "Origin" };
  if (origin !== undefined && appOrigins.has(origin)) {
    headers["Access-Control-Allow-Origin"] = origin;
    headers["Access-Control-Allow-Methods"] = "GET, POST, PUT, PATCH, DELETE";
    headers["Access-Control-Allow-Headers"] =
      "Authorization, Content-Type, Accept-Language, If-Match, If-None-Match, DPoP, Session-Key";
    headers["Access-Control-Max-Age"] = "7200";
  }
  return new Response(null, { status: 204, headers });
}

const processName = Math.random().toString(36).slice(2, 8);
let requests = 0;

/** Id of a call in the log: a random process name and a counter. */
export function newRequestId(): string {
  requests += 1;
  return `${processName}-${requests.toString(36)}`;
}
