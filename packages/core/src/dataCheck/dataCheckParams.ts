import type { DataCheckEvent, DataCheckStage, UploadProgress } from "./dataCheckTypes.ts";

// Parameters of guards and actions, from the events that bring them.
export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
export const progressOf = ({ event }: { event: { output: UploadProgress } }) => ({
  progress: event.output,
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
