import type * as z from "zod/mini";
import type { Permission } from "./permissions.ts";

export type Method = "get" | "post" | "patch" | "put" | "delete";

/**
 * Who may call: anybody ("public"), anybody signed in ("signedIn"),
 * or a holder of every permission in the list (specification 6).
 */
export type Access = "public" | "signedIn" | readonly [Permission, ...Permission[]];

/** One call of specification section 7. Schemas carry no transform: the wire is the type. */
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
  readonly answer: z.ZodMiniType;
}

/** Keeps the literal types of a call, so that the server and the document can read them. */
export const operation = <const O extends Operation>(call: O): O => call;
