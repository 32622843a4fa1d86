import type { Context, Hono } from "hono";
import type { Operation } from "@specimen/api/contract";
import type { Gate } from "../auth/authorize.ts";
import type { AnswerCache } from "./answerCache.ts";

/** What calls are answered with, besides the handlers of an area. */
export interface HttpContext extends Gate {
  /** Answers and pictures that only change with the revision. */
  readonly cache: AnswerCache;
  /** The clock: answers are derived for its day. */
  readonly now: () => Date;
  /** Origins of the app, which may read answers (CORS). */
  readonly appOrigins: ReadonlySet<string>;
  /** Identifies what answers are made from besides customer, language and day. */
  readonly revision: string;
  /** Identifies what pictures are drawn from; part of their addresses. */
  readonly imagesRevision: string;
  /** Called with every fault of the server itself. */
  readonly onError: (error: unknown, requestId: string) => void;
}

/** Answers one call. */
export type Respond = (context: Context) => Response | Promise<Response>;

/** One call of the contract and the function that answers it. */
export interface Route extends Pick<Operation, "method" | "path"> {
  readonly respond: Respond;
}

/** The API under construction. */
export interface Api<C extends HttpContext = HttpContext> {
  readonly hono: Hono;
  readonly context: C;
  /** Calls of the contract, mounted by `mountRoutes` once every area has added its own. */
  readonly routes: Route[];
}

/** Mounts the calls; paths with fewer parameters go first, so that none is read as an id. */
export function mountRoutes({ hono, routes }: Api): void {
  for (const { method, path, respond } of routes.toSorted(
    (a, b) => specificity(b.path) - specificity(a.path),
  )) {
    hono.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ":$1"), respond);
  }
}

/** The fewer parameters, the higher. */
const specificity = (path: string): number => -path.split("{").length;
