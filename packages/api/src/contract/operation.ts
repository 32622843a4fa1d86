import type * as z from "zod/mini";
import type { Permission } from "./permissions.ts";

export type Method = "get" | "post" | "patch" | "put" | "delete";

/**
 * Who may call: anybody ("public"), anybody signed in ("signedIn"), or users with every permission in
 * the list (specification 6).
 */
export type Access = "public" | "signedIn" | readonly [Permission, ...Permission[]];

/** One operation of specification 7. Schemas have no transform: the type is what is sent. */
export interface Operation {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** The largest body in bytes, 64 KiB where not given; a larger one is answered 413. */
  readonly bodyLimit?: number;
  /** Searches records: limited apart from other calls, since it costs more. */
  readonly isSearch?: true;
  /** The answer has a `version`, which is also its ETag, for the If-Match of a change. */
  readonly versioned?: true;
  /** Needs If-Match with the version that was read; 409 with the current version where it changed. */
  readonly ifMatch?: true;
  /**
   * Brings the key of what it is about in the header Session-Key, which is checked before anything of the
   * body is read; for calls without signing in whose body is large.
   */
  readonly sessionKey?: true;
  readonly answer: z.ZodMiniType;
}

/** Keeps the literal types of an operation, for the server and the OpenAPI document. */
export const operation = <const O extends Operation>(call: O): O => call;
