import type { Context, Hono } from "hono";
import type { Access, Language, Operation } from "@specimen/api/contract";
import type * as z from "zod/mini";
import { acceptLanguage } from "./acceptLanguage.ts";
import { compressedFor, type CachedAnswer } from "./answerCache.ts";
import { authorize, type Caller } from "../auth/authorize.ts";
import { problemAnswer, wireHeaders } from "./headers.ts";
import { ProblemError } from "./problemError.ts";
import { readInput } from "./readInput.ts";
import { type Day, dayOf } from "./calendarDay.ts";
import type { World } from "../areas/appContext.ts";

/** The API under construction: its routes and what they stand on. */
export interface Api {
  readonly hono: Hono;
  readonly world: World;
}

type Part<O, K extends string> =
  O extends Record<K, infer S extends z.ZodMiniType> ? z.infer<S> : undefined;

/** What a handler gets: checked input, the caller and the reader's language and day. */
export interface Input<O extends Operation> {
  readonly params: Part<O, "params">;
  readonly query: Part<O, "query">;
  readonly body: Part<O, "body">;
  /** Nobody on public calls. */
  readonly user: O["access"] extends "public" ? undefined : Caller;
  readonly language: Language;
  readonly today: Day;
  /** The address of the connection, for limits. */
  readonly remote: string;
}

export type Handle<O extends Operation> = (input: Input<O>) => Promise<z.infer<O["answer"]>>;

/** A handler whose answers only change with the revision: remembered, tagged and answered 304. */
interface ByRevision<O extends Operation> {
  readonly byRevision: Handle<O>;
}

type Handlers<G extends Record<string, Operation>> = {
  readonly [K in keyof G]: Handle<G[K]> | ByRevision<G[K]>;
};

/**
 * Mounts a whole group of the contract: checks token and permission, reads and checks the input,
 * checks the answer. A call without a handler does not compile.
 */
export function implement<const G extends Record<string, Operation>>(
  api: Api,
  group: G,
  handlers: Handlers<G>,
): void {
  // Literal paths go first, so that /banknotes/glossary is not read as an id.
  const calls = Object.entries(group).sort(([, a], [, b]) => wildness(a.path) - wildness(b.path));
  for (const [name, operation] of calls) {
    const handler: Handlers<G>[string] | undefined = handlers[name];
    if (handler === undefined) throw new Error(`${name} has no handler`);
    const handle = typeof handler === "function" ? handler : handler.byRevision;
    const respond =
      typeof handler === "function"
        ? freshly(api.world, operation, handle as Handle<Operation>)
        : remembered(api.world, operation, handle as Handle<Operation>);
    api.hono.on(operation.method.toUpperCase(), patternOf(operation.path), (context) => {
      const refuse = (error: unknown) => problemAnswer(api.world, context, error);
      try {
        const response = respond(context);
        return response instanceof Promise ? response.catch(refuse) : response;
      } catch (error) {
        return refuse(error);
      }
    });
  }
}

type Respond = (context: Context) => Response | Promise<Response>;

function freshly(world: World, operation: Operation, handle: Handle<Operation>): Respond {
  return async (context) => {
    const user = await callerOf(world, context, operation.access);
    const body = await answer(world, operation, handle, context, user);
    const headers = wireHeaders(world, context, { "Cache-Control": "no-store" });
    return new Response(body, { status: 200, headers });
  };
}

function remembered(world: World, operation: Operation, handle: Handle<Operation>): Respond {
  // What is known already is answered at once: each wait would cost as much as the answer.
  const respondTo = (context: Context, user: Caller | undefined) => {
    const { raw } = context.req;
    const language = acceptLanguage(raw.headers.get("accept-language") ?? undefined);
    const rules = user ? `${user.customer.id}-${user.customer.rulesRevision}` : "public";
    const tag = `W/"${world.revision}-${rules}-${language}-${dayOf(world.now())}"`;
    const caching = { ETag: tag, "Cache-Control": "private, no-cache" };
    if (raw.headers.get("if-none-match") === tag) {
      return new Response(null, { status: 304, headers: wireHeaders(world, context, caching) });
    }
    const key = `${tag}${raw.url}`;
    const known = world.cache.get(key);
    if (known !== undefined) return packed(world, context, known, caching);
    return answer(world, operation, handle, context, user).then((body) =>
      packed(world, context, world.cache.set(key, body), caching),
    );
  };
  return (context) => {
    const user = callerOf(world, context, operation.access);
    return user instanceof Promise
      ? user.then((caller) => respondTo(context, caller))
      : respondTo(context, user);
  };
}

function packed(
  world: World,
  context: Context,
  known: CachedAnswer,
  caching: Record<string, string>,
): Response {
  const packedBody = compressedFor(known, context.req.header("accept-encoding"));
  const encoding = packedBody && { "Content-Encoding": "br" };
  const headers = wireHeaders(world, context, { ...caching, ...encoding });
  return new Response(packedBody ?? known.body, { status: 200, headers });
}

async function answer(
  world: World,
  operation: Operation,
  handle: Handle<Operation>,
  context: Context,
  user: Caller | undefined,
): Promise<string> {
  const input = await readInput(operation, context);
  const language = acceptLanguage(context.req.header("accept-language"));
  const value = await handle({
    ...input,
    // The types of a single call are erased here; Handlers has held them against the contract.
    user: user as Caller & undefined,
    language,
    today: dayOf(world.now()),
  });
  return JSON.stringify(operation.answer.parse(value));
}

function callerOf(
  world: World,
  context: Context,
  access: Access,
): Caller | undefined | Promise<Caller> {
  if (access === "public") return undefined;
  const caller = authorize(world, context.req.raw);
  return caller instanceof Promise
    ? caller.then((known) => permitted(known, access))
    : permitted(caller, access);
}

function permitted(caller: Caller, access: Exclude<Access, "public">): Caller {
  if (access === "signedIn") return caller;
  if (access.every((permission) => caller.permissions.has(permission))) return caller;
  const missing = access.filter((permission) => !caller.permissions.has(permission));
  throw new ProblemError("permission_missing", { permissions: missing });
}

function patternOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

function wildness(path: string): number {
  return path.split("{").length;
}
