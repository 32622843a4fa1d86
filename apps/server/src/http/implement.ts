import type { Context } from "hono";
import type { Access, Language, Operation } from "@specimen/api/contract";
import type * as z from "zod/mini";
import { authorize, type Caller, demandPermissions } from "../auth/authorize.ts";
import { acceptLanguage } from "./acceptLanguage.ts";
import { compressedFor, type CachedAnswer } from "./answerCache.ts";
import type { Api, HttpContext, Respond } from "./api.ts";
import { type Day, dayOf } from "./calendarDay.ts";
import { problemAnswer, wireHeaders } from "./headers.ts";
import { readInput } from "./readInput.ts";

type Part<O, K extends string> =
  O extends Record<K, infer S extends z.ZodMiniType> ? z.infer<S> : undefined;

/** What a handler gets: validated input, the caller and the reader's language and day. */
export interface Input<O extends Operation> {
  readonly params: Part<O, "params">;
  readonly query: Part<O, "query">;
  readonly body: Part<O, "body">;
  /** Undefined on public calls. */
  readonly user: O["access"] extends "public" ? undefined : Caller;
  readonly language: Language;
  readonly today: Day;
  /** The address of the connection, for limits. */
  readonly remote: string;
}

export type Handle<O extends Operation> = (input: Input<O>) => Promise<z.infer<O["answer"]>>;

/** A handler whose answers only change with the revision: cached, tagged and answered 304. */
export interface ByRevision<O extends Operation> {
  readonly byRevision: Handle<O>;
}

type Handlers<G extends Record<string, Operation>> = {
  readonly [K in keyof G]: Handle<G[K]> | ByRevision<G[K]>;
};

/**
 * Adds a whole group of the contract to an API: authorises the caller, validates the input, and
 * validates the answer. A call without a handler does not compile.
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
        : cached(app, operation, handler.byRevision);
    const respond: Respond = (context) => {
      const refuse = (error: unknown) => problemAnswer(app, context, error);
      try {
        const response = answering(context);
        return response instanceof Promise ? response.catch(refuse) : response;
      } catch (error) {
        return refuse(error);
      }
    };
    routes.push({ method: operation.method, path: operation.path, respond });
  }
}

function uncached(app: HttpContext, operation: Operation, handle: Handle<Operation>): Respond {
  return async (context) => {
    const user = await callerOf(app, context, operation.access);
    const body = await answer(app, operation, handle, context, user);
    const headers = wireHeaders(app, context, { "Cache-Control": "no-store" });
    return new Response(body, { status: 200, headers });
  };
}

function cached(app: HttpContext, operation: Operation, handle: Handle<Operation>): Respond {
  // A cached answer is returned synchronously: each await would cost as much as the answer.
  const respondTo = (context: Context, user: Caller | undefined) => {
    const { raw } = context.req;
    const language = acceptLanguage(raw.headers.get("accept-language") ?? undefined);
    const rules = user ? `${user.customer.id}-${user.customer.rulesRevision}` : "public";
    const tag = `W/"${app.revision}-${rules}-${language}-${dayOf(app.now())}"`;
    const caching = { ETag: tag, "Cache-Control": "private, no-cache" };
    if (raw.headers.get("if-none-match") === tag) {
      return new Response(null, { status: 304, headers: wireHeaders(app, context, caching) });
    }
    const key = `${tag}${raw.url}`;
    const known = app.cache.get(key);
    if (known !== undefined) return compressed(app, context, known, caching);
    return answer(app, operation, handle, context, user).then((body) =>
      compressed(app, context, app.cache.set(key, body), caching),
    );
  };
  return (context) => {
    const user = callerOf(app, context, operation.access);
    return user instanceof Promise
      ? user.then((caller) => respondTo(context, caller))
      : respondTo(context, user);
  };
}

function compressed(
  app: HttpContext,
  context: Context,
  known: CachedAnswer,
  caching: Record<string, string>,
): Response {
  const brotli = compressedFor(known, context.req.header("accept-encoding"));
  const encoding = brotli && { "Content-Encoding": "br" };
  const headers = wireHeaders(app, context, { ...caching, ...encoding });
  return new Response(brotli ?? known.body, { status: 200, headers });
}

async function answer(
  app: HttpContext,
  operation: Operation,
  handle: Handle<Operation>,
  context: Context,
  user: Caller | undefined,
): Promise<string> {
  const input = await readInput(operation, context);
  const language = acceptLanguage(context.req.header("accept-language"));
  const value = await handle({
    ...input,
    // The types of a single call are erased here; Handlers has checked them against the contract.
    user: user as Caller & undefined,
    language,
    today: dayOf(app.now()),
  });
  return JSON.stringify(operation.answer.parse(value));
}

function callerOf(
  app: HttpContext,
  context: Context,
  access: Access,
): Caller | undefined | Promise<Caller> {
  if (access === "public") return undefined;
  const demanded = access === "signedIn" ? [] : access;
  const caller = authorize(app, context.req.raw);
  return caller instanceof Promise
    ? caller.then((known) => demandPermissions(known, demanded))
    : demandPermissions(caller, demanded);
}
