import { assign, emit, setup, type SnapshotFrom } from "xstate";
import { promiseNotProvided } from "../ports/index.ts";

/** The method by which a mutation is sent. */
export interface MutationInput {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
}

interface Context {
  method: MutationInput["method"];
  body: unknown;
  error: unknown;
}

/** The events of `mutationMachine`. */
export type MutationEvent =
  | { type: "mutation.submitted"; body: unknown }
  | { type: "mutation.reset" };

/**
 * Emitted for each result; a DELETE that succeeds is `deleted` (specification 8). Its words, and those
 * of the subject, are the caller's.
 */
export interface MutationToast {
  type: "toast.raised";
  kind: "success" | "error" | "deleted";
  /** Whatever was thrown; null for the other kinds. */
  error: unknown;
  /** What the call answered; undefined for an error. */
  result: unknown;
}

/**
 * One change sent to the API (specification 4): pending, success or error. It is not sent twice at a
 * time; its error stays until it is sent again or reset.
 */
export const mutationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MutationEvent,
    emitted: {} as MutationToast,
    input: {} as MutationInput,
  },
  actors: {
    sendMutation: promiseNotProvided<unknown, { body: unknown }>("sendMutation"),
  },
  actions: {
    takeBody: assign((_, params: { body: unknown }) => ({ body: params.body, error: null })),
    takeError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    dropBody: assign({ body: null }),
    dropError: assign({ error: null }),
    raiseDone: emit(({ context: { method } }, params: { result: unknown }) => ({
      type: "toast.raised" as const,
      kind: method === "DELETE" ? ("deleted" as const) : ("success" as const),
      error: null,
      result: params.result,
    })),
    raiseFailed: emit(({ context: { error } }) => ({
      type: "toast.raised" as const,
      kind: "error" as const,
      error,
      result: undefined,
    })),
  },
}).createMachine({
  id: "mutation",
  context: ({ input }) => ({
    method: input.method,
    body: null,
    error: null,
  }),
  initial: "settled",
  states: {
    settled: {
      initial: "idle",
      on: {
        "mutation.submitted": {
          target: "pending",
          actions: { type: "takeBody", params: ({ event }) => ({ body: event.body }) },
        },
        "mutation.reset": { target: ".idle", actions: "dropError" },
      },
      states: { idle: {}, success: {}, error: {} },
    },
    pending: {
      exit: "dropBody",
      invoke: {
        id: "sendMutation",
        src: "sendMutation",
        input: ({ context }) => ({ body: context.body }),
        onDone: {
          target: "settled.success",
          actions: { type: "raiseDone", params: ({ event }) => ({ result: event.output }) },
        },
        onError: {
          target: "settled.error",
          actions: [
            { type: "takeError", params: ({ event }) => ({ error: event.error }) },
            "raiseFailed",
          ],
        },
      },
    },
  },
});

/** A mutation as forms read it. */
export interface MutationView {
  status: "idle" | "pending" | "success" | "error";
  isPending: boolean;
  /** Whatever was thrown, else null. */
  error: unknown;
}

/** Reads a snapshot of {@link mutationMachine} for a form. */
export function mutationView({
  value,
  context,
}: SnapshotFrom<typeof mutationMachine>): MutationView {
  const status = typeof value === "string" ? value : value.settled;
  return { status, isPending: status === "pending", error: context.error };
}
