import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { demandedBy, knownCaller, missingOf } from "../auth/authorize.ts";
import { currentCall } from "../database/currentCall.ts";
import type { HttpContext } from "./api.ts";
import { keyOf, revalidated, tagOf } from "./byRevision.ts";
import { wireHeaders } from "./headers.ts";

/**
 * Answers what is in the cache of answers to callers that are known, as `implement` would, but
 * without a Request and a Response, which cost more than all that is checked here (decision 0217).
 * Every other call, also one that is to be refused, is passed on.
 */
export function withKnownAnswers(app: HttpContext, next: RequestListener): RequestListener {
  return (request, response) => {
    if (request.method !== "GET" || !answerKnown(app, request, response)) next(request, response);
  };
}

function answerKnown(
  app: HttpContext,
  { headers, url = "" }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const caller = headers.authorization && knownCaller(app, headers.authorization);
  if (!caller) return false;
  const tag = tagOf(app, caller.customer, headers["accept-language"]);
  const known = app.cache.get(keyOf(tag, url));
  if (known === undefined) return false;
  const { access, path } = known.operation;
  if (missingOf(caller, demandedBy(access)).length > 0) return false;

  const call = currentCall();
  if (call !== undefined) call.route = path;
  const own = wireHeaders(app, headers.origin, { ETag: tag, "Cache-Control": revalidated });
  if (headers["if-none-match"] === tag) {
    response.writeHead(304, own).end();
    return true;
  }
  const packed = app.cache.pack(known, headers["accept-encoding"]?.toString());
  const encoding = packed && { "Content-Encoding": "br" };
  const body = packed ?? known.body;
  const length = { "Content-Length": Buffer.byteLength(body) };
  response.writeHead(200, { ...own, ...encoding, ...length }).end(body);
  return true;
}
