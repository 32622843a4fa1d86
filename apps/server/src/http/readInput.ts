import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Operation, Problem } from "@specimen/api/contract";
import type * as z from "zod/mini";
import { decodeStrings } from "./decodeInput.ts";
import { ProblemError } from "./problemError.ts";

type Fault = NonNullable<Problem["errors"]>[number];

/** Bodies are small forms. */
const maximalBody = 64 * 1024;

/** Reads and checks what came with a call; throws a ProblemError bad_request or invalid_input. */
export async function readInput(operation: Operation, context: Context) {
  const { params, query, body } = operation;
  const faults: Fault[] = [];
  const check = (place: Fault["in"], schema: z.ZodMiniObject | undefined, value: unknown) => {
    if (schema === undefined) return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const { path, code } of parsed.error.issues) {
      faults.push({ in: place, path: path.join("."), code });
    }
    return undefined;
  };
  const input = {
    params: check(
      "params",
      params,
      params &&
        decodeStrings(params, (name) => {
          const value = context.req.param(name);
          return value === undefined ? [] : [value];
        }),
    ),
    query: check(
      "query",
      query,
      query && decodeStrings(query, (name) => context.req.queries(name) ?? []),
    ),
    body: check("body", body, body && (await readJson(context))),
    remote: remoteOf(context),
  };
  if (faults.length > 0) throw new ProblemError("invalid_input", { errors: faults });
  return input as { params: undefined; query: undefined; body: undefined; remote: string };
}

/** Reads a JSON body of one of the given media types; throws a ProblemError bad_request. */
export async function readJson(
  context: Context,
  accepted: readonly string[] = ["application/json"],
): Promise<unknown> {
  const [type = ""] = (context.req.header("content-type") ?? "").split(";");
  if (!accepted.includes(type.trim().toLowerCase())) {
    const detail = `Content-Type must be ${accepted.join(" or ")}`;
    throw new ProblemError("bad_request", { detail });
  }
  if (Number(context.req.header("content-length") ?? 0) > maximalBody) throw tooLarge();
  const text = await context.req.text();
  if (text.length > maximalBody) throw tooLarge();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ProblemError("bad_request", { detail: "The body is not valid JSON" });
  }
}

function tooLarge(): ProblemError {
  return new ProblemError("bad_request", { detail: "The body is larger than 64 KiB" });
}

/** The other end of the connection; calls without one come from this process itself. */
function remoteOf(context: Context): string {
  const isConnected =
    typeof context.env === "object" && context.env !== null && "incoming" in context.env;
  return isConnected ? (getConnInfo(context).remote.address ?? "unknown") : "in process";
}
