import * as z from "zod/mini";

/** The codes of error answers; a closed list, so that the web app has words for each. */
export const problemCodes = [
  "bad_request",
  "token_missing",
  "token_invalid",
  "token_expired",
  "one_time_link_invalid",
  "permission_missing",
  "not_found",
  "conflict",
  "body_too_large",
  "invalid_input",
  "too_many_requests",
  "internal_error",
  "unavailable",
] as const;

/** Problem details of RFC 9457 with a closed code, used by every answer above 399. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(problemCodes),
    detail: z.optional(z.string()),
    /** The id of the call in the server's log. */
    requestId: z.string(),
    /** Refused fields of a 422: where, path in dots, and what was wrong. */
    errors: z.optional(
      z.array(
        z.object({ in: z.enum(["params", "query", "body"]), path: z.string(), code: z.string() }),
      ),
    ),
    /** Permissions a 403 asked for. */
    permissions: z.optional(z.array(z.string())),
    /** The version and the value that a 409 found in place of the one in If-Match. */
    current: z.optional(z.object({ version: z.string(), value: z.unknown() })),
    /** Seconds to wait after a 429 or 503. */
    retryAfter: z.optional(z.int()),
  })
  .register(z.globalRegistry, { id: "Problem" });
export type Problem = z.infer<typeof Problem>;
