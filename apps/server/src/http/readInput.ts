import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Operation, Problem } from "@specimen/api/contract";
import type * as z from "zod/mini";
import { searchable, unstorableIn } from "../database/text.ts";
import { decodeStrings } from "./decodeInput.ts";
import { ProblemError } from "./problemError.ts";
import { readText } from "./readText.ts";
import { remoteAddressOf } from "./remoteAddress.ts";

type Fault = NonNullable<Problem["errors"]>[number];

/** Parameters and query of a call as the contract names them, decoded but not validated. */
export type Addressed = Readonly<Record<"params" | "query", Record<string, unknown> | undefined>>;

/** The largest accepted body in bytes where the operation gives no limit. */
const defaultLimit = 64 * 1024;

/** Decodes parameters and query; what the contract does not name is left out. */
export function readAddress({ params, query, isSearch }: Operation, { req }: Context): Addressed {
  // Read as a whole: each name by itself would be looked for in the address from its beginning.
  const asked = query && req.queries();
  const valuesOf = (name: string) => asked?.[name] ?? [];
  return {
    params:
      params &&
      decodeStrings(params, (name) => {
        const value = req.param(name);
        return value === undefined ? [] : [value];
      }),
    query:
      query && decodeStrings(query, isSearch ? (name) => valuesOf(name).map(searchable) : valuesOf),
  };
}

/** Validates what came with a call; throws a ProblemError invalid_input that names each field. */
export function validate(operation: Operation, input: Addressed & { readonly body: unknown }) {
  const faults: Fault[] = [];
  const check = (place: Fault["in"]) => {
    const schema = operation[place];
    if (schema === undefined) return undefined;
    const parsed = schema.safeParse(input[place]);
    faults.push(...faultsOf(place, parsed));
    return parsed.data;
  };
  const checked = { params: check("params"), query: check("query"), body: check("body") };
  if (faults.length > 0) throw new ProblemError("invalid_input", { errors: faults });
  return checked as { params: undefined; query: undefined; body: undefined };
}

/** The refused fields of a validation, and those with text that the database cannot store. */
export function faultsOf(
  place: Fault["in"],
  { data, error }: z.core.util.SafeParseResult<unknown>,
): Fault[] {
  const faults =
    error?.issues.map(({ path, code }) => ({ path, code })) ??
    unstorableIn(data).map((path) => ({ path, code: "invalid_format" }));
  return faults.map(({ path, code }) => ({ in: place, path: path.join("."), code }));
}

/** Reads a body as text; throws a ProblemError body_too_large, or bad_request where it breaks off. */
export async function readBody({ req }: Context, limit = defaultLimit): Promise<string> {
  const length = req.header("content-length");
  // Node ends a body at its Content-Length; one without is counted while it arrives.
  const arriving =
    length === undefined
      ? readText(req.raw.body?.values({ preventCancel: true }) ?? none(), limit)
      : Number(length) > limit
        ? undefined
        : req.text();
  // Who sent it has gone, or sends what is no HTTP: no fault of the server.
  const text = await arriving?.catch(() => {
    throw new ProblemError("bad_request", { detail: "The body broke off" });
  });
  if (text !== undefined) return text;
  throw new ProblemError("body_too_large", { detail: `The limit is ${limit} bytes` });
}

async function* none(): AsyncGenerator<Uint8Array> {}

/** Parses a body in JSON of one of the given media types; throws a ProblemError bad_request. */
export function parseJson(
  context: Context,
  text: string,
  accepted: readonly string[] = ["application/json"],
): unknown {
  const [type = ""] = (context.req.header("content-type") ?? "").split(";");
  if (!accepted.includes(type.trim().toLowerCase())) {
    const detail = `Content-Type must be ${accepted.join(" or ")}`;
    throw new ProblemError("bad_request", { detail });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ProblemError("bad_request", { detail: "The body is not valid JSON" });
  }
}

/** The remote address; calls without a connection come from this process. */
export function remoteOf({ env }: Context): string {
  const isConnected = typeof env === "object" && env !== null && "incoming" in env;
  return isConnected ? remoteAddressOf((env as HttpBindings).incoming) || "unknown" : "in process";
}
