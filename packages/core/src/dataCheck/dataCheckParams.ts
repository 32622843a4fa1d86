import type {
  DataCheckEvent,
  DataCheckStage,
  OpenedCheck,
  UploadProgress,
} from "./dataCheckTypes.ts";

// Parameters of guards and actions, from the events that bring them.
export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
export const progressOf = ({ event }: { event: { output: UploadProgress } }) => ({
  progress: event.output,
});

export const checkOf = ({ event }: { event: { output: OpenedCheck } }) => event.output;
const fieldsOf = ({ event }: { event: { fields: unknown } }) => ({ fields: event.fields });

/** Takes fields and has them judged. */
export const judging = () => ({
  target: "#dataCheck.deciding" as const,
  actions: { type: "takeFields" as const, params: fieldsOf },
});

/** Begins anew with those pages that could be read; what the server has of them is deleted. */
export const exchanging = () => ({
  target: "#dataCheck.capturing.choosing" as const,
  actions: [
    {
      type: "dropCheck" as const,
      params: ({ context }: { context: { checkId: string | null } }) => ({
        checkId: context.checkId,
      }),
    },
    { type: "forgetCheck" as const },
    {
      type: "takePages" as const,
      params: ({ event }: { event: { pages: readonly unknown[] } }) => ({ pages: event.pages }),
    },
  ],
});

type Answered = Extract<DataCheckEvent, { type: "check.answered" }>;

/** Takes an answer that says that the check has come to a stage. */
export const takingStage = (wanted: DataCheckStage) => ({
  guard: {
    type: "isStage" as const,
    params: ({ event }: { event: Answered }) => ({ stage: event.stage, wanted }),
  },
  actions: {
    type: "takeAnswer" as const,
    params: ({ event }: { event: Answered }) => ({ answer: event.answer }),
  },
});

/** A check that is no longer there has expired, every other one has failed. */
export const expireOrFail = () => [
  {
    guard: { type: "isGone" as const, params: errorOf },
    target: "#dataCheck.expired" as const,
  },
  {
    target: "#dataCheck.failed" as const,
    actions: { type: "takeError" as const, params: errorOf },
  },
];
