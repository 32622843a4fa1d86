import type { Context } from "hono";
import type { Access, Language, Operation } from "@specimen/api/contract";
import type * as z from "zod/mini";
import { authorize, type Caller, demandedBy, demandPermissions } from "../auth/authorize.ts";
import { currentCall } from "../database/currentCall.ts";
import { acceptLanguage } from "./acceptLanguage.ts";
import { keyOf, revalidated, tagOf } from "./byRevision.ts";
import type { Api, HttpContext, Respond } from "./api.ts";
import { kindOf } from "./callLimits.ts";
import { type Day, dayOf } from "./calendarDay.ts";
import { problemAnswer, wireHeaders } from "./headers.ts";
import { ProblemError } from "./problemError.ts";
import { parseJson, readAddress, readBody, remoteOf, validate } from "./readInput.ts";

type Part<O, K extends string> =
  O extends Record<K, infer S extends z.ZodMiniType> ? z.infer<S> : undefined;

/** Input of a handler: validated parameters, the caller, the reader's language and the day. */
export interface Input<O extends Operation> {
  readonly params: Part<O, "params">;
  readonly query: Part<O, "query">;
  readonly body: Part<O, "body">;
  /** The version in If-Match, where the operation needs one. */
  readonly version: O["ifMatch"] extends true ? number : undefined;
  /** Undefined on public calls. */
  readonly user: O["access"] extends "public" ? undefined : Caller;
  /** The header Session-Key, where the operation needs one. */
  readonly key: O["sessionKey"] extends true ? string : undefined;
  readonly language: Language;
  readonly today: Day;
  /** Remote address of the connection, for rate limits. */
  readonly remote: string;
}

export type Handle<O extends Operation> = (input: Input<O>) => Promise<z.infer<O["answer"]>>;

/**
 * A handler whose answers change only with the revision: cached, with an ETag, and answered 304.
 */
export interface ByRevision<O extends Operation> {
  readonly byRevision: Handle<O>;
}

/** A handler of a call with a Session-Key, which is checked before anything of the body is read. */
export interface ByKey<O extends Operation> {
  /** Throws a ProblemError where the key opens nothing. */
  readonly admit: (caller: { readonly key: string; readonly remote: string }) => Promise<unknown>;
  readonly handle: Handle<O>;
}

/** Answers a call; rejects where it is refused or fails. */
type Answering = (context: Context) => Promise<Response>;

/** The handlers of a group of the contract, by the names of its calls. */
export type Handlers<G extends Record<string, Operation>> = {
  readonly [K in keyof G]: G[K]["sessionKey"] extends true
    ? ByKey<G[K]>
    : Handle<G[K]> | ByRevision<G[K]>;
};

/**
 * Implements a group of the contract: authorises the caller, validates input and answer. A call
 * without a handler does not compile.
 */
export function implement<const G extends Record<string, Operation>>(
  { context: app, routes }: Api,
  group: G,
  handlers: Handlers<G>,
): void {
  for (const [name, operation] of Object.entries<Operation>(group)) {
    const handler: Handlers<G>[string] | undefined = handlers[name];
    if (handler === undefined) throw new Error(`${name} has no handler`);
    const answering =
      typeof handler === "function"
        ? uncached(app, operation, handler)
        : "admit" in handler
          ? uncached(app, operation, handler.handle, handler.admit)
          : cached(app, operation, handler.byRevision);
    const respond: Respond = (context) => {
      const call = currentCall();
      if (call !== undefined) call.route = operation.path;
      const refuse = (error: unknown) => problemAnswer(app, context, error);
      return answering(context).catch(refuse);
    };
    routes.push({ method: operation.method, path: operation.path, respond });
  }
}

function uncached(
  app: HttpContext,
  operation: Operation,
  handle: Handle<Operation>,
  admit?: ByKey<Operation>["admit"],
): Answering {
  const { access, body, bodyLimit } = operation;
  return async (context) => {
    // Nothing of a body is read before it is known who sends it.
    const user = await callerOf(app, context, access);
    await admit?.({ key: keyIn(context), remote: remoteOf(context) });
    const text = body && (await readBody(context, bodyLimit));
    const sent = text === undefined ? undefined : parseJson(context, text);
    const call = { ...readAddress(operation, context), body: sent };
    const asked = { context, user, call };
    const { text: answered, version } = await answer(app, operation, handle, asked);
    const tag = version === undefined ? undefined : { ETag: `"${version}"` };
    const origin = context.req.header("origin");
    const headers = wireHeaders(app, origin, { "Cache-Control": "no-store", ...tag });
    return new Response(answered, { headers });
  };
}

function cached(app: HttpContext, operation: Operation, handle: Handle<Operation>): Answering {
  return async (context) => {
    const user = await callerOf(app, context, operation.access);
    const { req } = context;
    const tag = tagOf(app, user?.customer, req.header("accept-language"));
    const own = { ETag: tag, "Cache-Control": revalidated };
    const headersWith = (more?: Record<string, string>) =>
      wireHeaders(app, req.header("origin"), { ...own, ...more });
    if (req.header("if-none-match") === tag)
      return new Response(null, { status: 304, headers: headersWith() });
    const key = keyOf(tag, addressIn(req.url));
    const make = async () => {
      const call = { ...readAddress(operation, context), body: undefined };
      const { text } = await answer(app, operation, handle, { context, user, call });
      return app.cache.set(key, text, operation);
    };
    const known = app.cache.get(key) ?? (await make());
    const brotli = app.cache.pack(known, req.header("accept-encoding"));
    const headers = headersWith(brotli && { "Content-Encoding": "br" });
    return new Response(brotli ?? known.body, { status: 200, headers });
  };
}

/** The path and the query of a URL. */
const addressIn = (url: string): string => url.slice(url.indexOf("/", "https://".length));

/** A call whose caller is known, with what was sent. */
interface Asked {
  readonly context: Context;
  readonly user: Caller | undefined;
  readonly call: Parameters<typeof validate>[1];
}

async function answer(
  app: HttpContext,
  operation: Operation,
  handle: Handle<Operation>,
  { context, user, call }: Asked,
): Promise<{ readonly text: string; readonly version: string | undefined }> {
  const language = acceptLanguage(context.req.header("accept-language"));
  const remote = remoteOf(context);
  const input = {
    ...validate(operation, call),
    remote,
    // The types of a single call are erased here; Handlers checks them against the contract.
    user: user as Caller & undefined,
    key: keyIn(context) as string & undefined,
    version: (operation.ifMatch ? versionOf(context) : undefined) as number & undefined,
    language,
    today: dayOf(app.now()),
  };
  const caller = user?.accountId ?? remote;
  const value = await app.limits.run(kindOf(operation), caller, () => handle(input));
  const checked = operation.answer.parse(value);
  return { text: JSON.stringify(checked), version: operation.versioned && taggedBy(checked) };
}

/** The version of a versioned answer. */
function taggedBy(answered: unknown): string {
  const has = typeof answered === "object" && answered !== null && "version" in answered;
  if (!has || typeof answered.version !== "string") throw new Error("the answer has no version");
  return answered.version;
}

const keyIn = ({ req }: Context): string => req.header("session-key") ?? "";

/** The version in If-Match; throws a ProblemError bad_request where there is none. */
function versionOf({ req }: Context): number {
  const [, version] = /^"(\d{1,9})"$/.exec(req.header("if-match") ?? "") ?? [];
  if (version !== undefined) return Number(version);
  const detail = 'If-Match must name the version that was read, such as "12"';
  throw new ProblemError("bad_request", { detail });
}

async function callerOf(
  app: HttpContext,
  context: Context,
  access: Access,
): Promise<Caller | undefined> {
  if (access === "public") return undefined;
  return demandPermissions(await authorize(app, context.req.raw), demandedBy(access));
}
