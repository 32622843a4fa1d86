import { fromCallback } from "xstate";
import { dataCheckMachine } from "../../dataCheck/index.ts";
import { stillRunning, walkable } from "../walkable.ts";

const stages = [
  "capturing",
  "uploading",
  "reading",
  "deciding",
  "decided",
  "failed",
  "expired",
] as const;

const errors = [{ error: "gone" }, { error: "refused" }, { error: "offline" }];
const progress = (received: number) => ({ page: 0, received, isComplete: received === 2 });

/** A document of one page that is sent in two pieces. */
export const dataCheckWalk = walkable({
  machine: dataCheckMachine.provide({
    actors: {
      openUpload: stillRunning(),
      invitePhone: stillRunning(),
      sendPiece: stillRunning(),
      askProgress: stillRunning(),
      followCheck: fromCallback(() => {}),
      decide: stillRunning(),
    },
    actions: { dropCheck: () => {} },
    guards: {
      isGone: (_, { error }) => error === "gone",
      isRefused: (_, { error }) => error === "refused",
      isCorrectionRefused: ({ context }, { error }) => context.hasResult && error === "refused",
    },
  }),
  events: [
    { type: "check.opened", checkId: "7" },
    { type: "fields.submitted", fields: "fields" },
    { type: "capture.started" },
    { type: "pages.changed", pages: [] },
    { type: "pages.changed", pages: ["front"] },
    { type: "pages.exchanged", pages: ["front"] },
    { type: "pages.submitted" },
    { type: "upload.resumed" },
    { type: "phone.invited" },
    ...stages.map((stage) => ({ type: "check.answered", stage, answer: stage }) as const),
    ...errors.map(({ error }) => ({ type: "check.lost", error }) as const),
    { type: "check.retried" },
    { type: "check.cancelled" },
  ],
  outcomes: {
    openUpload: [{ output: { checkId: "7", answer: "uploading" } }, { error: "offline" }],
    invitePhone: [{ output: { checkId: "7", answer: "capturing" } }, { error: "offline" }],
    sendPiece: [{ output: progress(1) }, { output: progress(2) }, ...errors],
    askProgress: [{ output: progress(1) }, { output: progress(2) }, ...errors],
    decide: [{ output: { checkId: "7", answer: "decided" } }, ...errors],
  },
  identify: ({ value, context }) => [
    value,
    context.checkId,
    context.pages,
    context.progress,
    context.fields,
    context.hasResult,
    context.error,
  ],
});
