import { assign, setup } from "xstate";
import { callbackNotProvided, notProvided, promiseNotProvided } from "../ports/index.ts";
import { type DataCheckContext, noCheck, nothingSent } from "./dataCheckContext.ts";
import {
  checkOf,
  errorOf,
  exchanging,
  expireOrFail,
  judging,
  progressOf,
  takingStage,
} from "./dataCheckParams.ts";
import type {
  DataCheckEvent,
  DataCheckStage,
  OpenedCheck,
  UploadProgress,
} from "./dataCheckTypes.ts";

/** Milliseconds after which a broken upload asks by itself where to go on. */
const pause = 4_000;

/**
 * One check of a document: its fields are typed, or its pages are uploaded and read here or from a
 * phone, then the server decides by its rules. Pages go in pieces; a break resumes at the last piece
 * that arrived. Whatever is cancelled is deleted on the server.
 */
export const dataCheckMachine = setup({
  types: { context: {} as DataCheckContext, events: {} as DataCheckEvent },
  actors: {
    /** Tells the server of the pages to come. */
    openUpload: promiseNotProvided<OpenedCheck, { pages: readonly unknown[] }>("openUpload"),
    /** Opens a check whose pages come from a phone. */
    invitePhone: promiseNotProvided<OpenedCheck>("invitePhone"),
    /** Sends the piece that comes next. */
    sendPiece: promiseNotProvided<
      UploadProgress,
      { checkId: string | null; pages: readonly unknown[]; progress: UploadProgress }
    >("sendPiece"),
    /** Asks how much has arrived. */
    askProgress: promiseNotProvided<UploadProgress, { checkId: string | null }>("askProgress"),
    /** Polls the check; answers `check.answered`, and `check.lost` when it cannot go on. */
    followCheck: callbackNotProvided<DataCheckEvent>("followCheck"),
    /** Has the fields judged. */
    decide: promiseNotProvided<OpenedCheck, { checkId: string | null; fields: unknown }>("decide"),
  },
  actions: {
    /** Deletes on the server what it has of the check. */
    dropCheck: (_, _params: { checkId: string | null }) => notProvided("dropCheck")(),
    takeFields: assign((_, { fields }: { fields: unknown }) => ({ fields, error: null })),
    takePages: assign((_, { pages }: { pages: readonly unknown[] }) => ({
      pages,
      progress: nothingSent,
    })),
    takeCheck: assign((_, { checkId, answer }: OpenedCheck) => ({ checkId, answer })),
    takeProgress: assign((_, { progress }: { progress: UploadProgress }) => ({ progress })),
    takeAnswer: assign((_, { answer }: { answer: unknown }) => ({ answer, error: null })),
    takeError: assign((_, { error }: { error: unknown }) => ({ error })),
    forgetError: assign({ error: null }),
    takeResult: assign({ hasResult: true }),
    forgetFields: assign({ fields: null }),
    forgetCheck: assign(noCheck),
  },
  guards: {
    hasPages: ({ context }) => context.pages.length > 0,
    hasFields: ({ context }) => context.fields !== null,
    hasCheck: ({ context }) => context.checkId !== null,
    isComplete: (_, { progress }: { progress: UploadProgress }) => progress.isComplete,
    isStage: (_, { stage, wanted }: Record<"stage" | "wanted", DataCheckStage>) => stage === wanted,
    /** Whether the check is no longer there. */
    isGone: (_, _params: { error: unknown }) => notProvided("isGone")(),
    /** Whether the same call is useless when repeated. */
    isRefused: (_, _params: { error: unknown }) => notProvided("isRefused")(),
    /** Whether it is so of a check that has a result. */
    isCorrectionRefused: (_, _params: { error: unknown }) => notProvided("isCorrectionRefused")(),
  },
  delays: { pause },
}).createMachine({
  id: "dataCheck",
  context: noCheck,
  initial: "idle",
  on: {
    "check.cancelled": {
      target: ".idle",
      actions: [
        { type: "dropCheck", params: ({ context }) => ({ checkId: context.checkId }) },
        "forgetCheck",
      ],
    },
  },
  states: {
    idle: {
      on: {
        // A check that is there already, after a reload or by going back.
        "check.opened": {
          target: "followed",
          actions: {
            type: "takeCheck",
            params: ({ event }) => ({ checkId: event.checkId, answer: null }),
          },
        },
        "fields.submitted": judging(),
        "capture.started": { target: "capturing" },
        "phone.invited": { target: "capturing.inviting" },
      },
    },
    capturing: {
      initial: "choosing",
      states: {
        choosing: {
          on: {
            "pages.changed": {
              actions: { type: "takePages", params: ({ event }) => ({ pages: event.pages }) },
            },
            "pages.submitted": { guard: "hasPages", target: "#dataCheck.uploading" },
          },
        },
        inviting: {
          invoke: {
            id: "invitePhone",
            src: "invitePhone",
            onDone: {
              target: "#dataCheck.followed.capturing",
              actions: { type: "takeCheck", params: checkOf },
            },
            onError: {
              target: "#dataCheck.failed",
              actions: { type: "takeError", params: errorOf },
            },
          },
        },
      },
    },
    uploading: {
      initial: "opening",
      states: {
        opening: {
          invoke: {
            id: "openUpload",
            src: "openUpload",
            input: ({ context }) => ({ pages: context.pages }),
            onDone: {
              target: "sending",
              actions: [
                { type: "takeCheck", params: checkOf },
                { type: "takeProgress", params: { progress: nothingSent } },
              ],
            },
            onError: {
              target: "#dataCheck.failed",
              actions: { type: "takeError", params: errorOf },
            },
          },
        },
        sending: {
          invoke: {
            id: "sendPiece",
            src: "sendPiece",
            input: ({ context: { checkId, pages, progress } }) => ({ checkId, pages, progress }),
            onDone: [
              {
                guard: { type: "isComplete", params: progressOf },
                target: "#dataCheck.followed.reading",
                actions: { type: "takeProgress", params: progressOf },
              },
              {
                target: "sending",
                reenter: true,
                actions: { type: "takeProgress", params: progressOf },
              },
            ],
            onError: [
              {
                guard: { type: "isGone", params: errorOf },
                target: "#dataCheck.expired",
              },
              {
                guard: { type: "isRefused", params: errorOf },
                target: "#dataCheck.failed",
                actions: { type: "takeError", params: errorOf },
              },
              {
                target: "interrupted",
                actions: { type: "takeError", params: errorOf },
              },
            ],
          },
        },
        interrupted: {
          on: { "upload.resumed": { target: "resuming" } },
          after: { pause: { target: "resuming" } },
        },
        resuming: {
          invoke: {
            id: "askProgress",
            src: "askProgress",
            input: ({ context }) => ({ checkId: context.checkId }),
            onDone: [
              {
                guard: { type: "isComplete", params: progressOf },
                target: "#dataCheck.followed.reading",
                actions: [{ type: "takeProgress", params: progressOf }, "forgetError"],
              },
              {
                target: "sending",
                actions: [{ type: "takeProgress", params: progressOf }, "forgetError"],
              },
            ],
            onError: [
              {
                guard: { type: "isGone", params: errorOf },
                target: "#dataCheck.expired",
              },
              {
                target: "interrupted",
                actions: { type: "takeError", params: errorOf },
              },
            ],
          },
        },
      },
    },
    // The server has the check; pages may come from a phone.
    followed: {
      invoke: {
        id: "followCheck",
        src: "followCheck",
        input: ({ context }) => ({ checkId: context.checkId }),
      },
      on: {
        "check.answered": [
          ...(["capturing", "uploading", "reading", "deciding"] as const).map((wanted) => ({
            ...takingStage(wanted),
            target: `.${wanted}` as const,
          })),
          ...(["decided", "failed", "expired"] as const).map((wanted) => ({
            ...takingStage(wanted),
            target: wanted,
          })),
        ],
        "check.lost": expireOrFail(),
      },
      initial: "opening",
      states: { opening: {}, capturing: {}, uploading: {}, reading: {}, deciding: {} },
    },
    deciding: {
      invoke: {
        id: "decide",
        src: "decide",
        input: ({ context: { checkId, fields } }) => ({ checkId, fields }),
        onDone: {
          target: "decided",
          actions: [{ type: "takeCheck", params: checkOf }, "forgetFields"],
        },
        onError: [
          // The result stays, and what was corrected is kept to be put right.
          {
            guard: { type: "isCorrectionRefused", params: errorOf },
            target: "decided",
            actions: { type: "takeError", params: errorOf },
          },
          ...expireOrFail(),
        ],
      },
    },
    decided: {
      entry: "takeResult",
      on: {
        // Lines that were read wrongly are corrected and judged again.
        "fields.submitted": judging(),
        "pages.exchanged": exchanging(),
      },
    },
    failed: {
      on: {
        "fields.submitted": judging(),
        "pages.exchanged": exchanging(),
        "check.retried": [
          // What was typed or corrected is judged; the check keeps what it has.
          { guard: "hasFields", target: "deciding", actions: "forgetError" },
          {
            guard: "hasPages",
            target: "uploading",
            actions: [
              { type: "dropCheck", params: ({ context }) => ({ checkId: context.checkId }) },
              "forgetError",
            ],
          },
          // A phone's check is still there: it was only not heard of.
          { guard: "hasCheck", target: "followed", actions: "forgetError" },
          { target: "idle", actions: "forgetError" },
        ],
      },
    },
    expired: {},
  },
});
