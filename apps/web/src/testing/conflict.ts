import type { Reply } from "./replies.ts";

/** Refuses a change because the rule was changed meanwhile, with what it is now (409). */
export const conflictWith =
  (value: unknown): Reply =>
  () =>
    Promise.resolve(
      Response.json(
        {
          type: "about:blank",
          title: "conflict",
          status: 409,
          code: "conflict",
          requestId: "7f3a-19c2",
          current: { version: "9", value },
        },
        { status: 409 },
      ),
    );
