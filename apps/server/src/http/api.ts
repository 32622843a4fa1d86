import type { Context, Hono } from "hono";
import type { Operation } from "@specimen/api/contract";
import type { Gate } from "../auth/authorize.ts";
import type { AnswerCache } from "./answerCache.ts";
import type { CallLimits } from "./callLimits.ts";

/** Dependencies of all calls, independent of areas. */
export interface HttpContext extends Gate {
  /** Answers and pictures that only change with the revision. */
  readonly cache: AnswerCache;
  /** What one caller may cost the others. */
  readonly limits: CallLimits;
  /** The clock: answers are derived for its day. */
  readonly now: () => Date;
  /** Origins of the app, which may read answers (CORS). */
  readonly appOrigins: ReadonlySet<string>;
  /** Hash of everything answers depend on, besides customer, language and day. */
  readonly revision: string;
  /** The build of the web app that is served now, which open pages compare with their own. */
  readonly webBuild?: string | undefined;
  /** Hash of everything pictures depend on; part of their addresses. */
  readonly imagesRevision: string;
  /** Called with every error that is answered with a 5xx status. */
  readonly onError: (error: unknown, requestId: string) => void;
}

/** Answers one call. */
export type Respond = (context: Context) => Promise<Response>;

/** One call of the contract and the function that answers it. */
export interface Route extends Pick<Operation, "method" | "path"> {
  readonly respond: Respond;
}

/** The API under construction. */
export interface Api<C extends HttpContext = HttpContext> {
  readonly hono: Hono;
  readonly context: C;
  /** Calls of the contract, mounted by `mountRoutes` after every area has added its own. */
  readonly routes: Route[];
}

/** Mounts the calls; literal paths come before those with parameters that would match them. */
export function mountRoutes({ hono, routes }: Api): void {
  for (const { method, path, respond } of routes.toSorted(
    (a, b) => specificity(b.path) - specificity(a.path),
  )) {
    hono.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ":$1"), respond);
  }
}

/** Higher for fewer parameters. */
const specificity = (path: string): number => -path.split("{").length;
