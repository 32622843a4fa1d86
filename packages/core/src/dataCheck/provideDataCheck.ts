import {
  createActor,
  fromCallback,
  fromPromise,
  type ActorOptions,
  type AnyActorLogic,
  type SnapshotFrom,
} from "xstate";
import { type PollingInput, providePolling } from "../polling/index.ts";
import type { Presence } from "../ports/index.ts";
import { dataCheckMachine } from "./dataCheckMachine.ts";
import type {
  DataCheckEvent,
  DataCheckStage,
  DataCheckView,
  OpenedCheck,
  UploadProgress,
} from "./dataCheckTypes.ts";

/** The calls of a check. An error thrown by any of them is handed to `isGone` and `isRefused`. */
export interface DataCheckCalls<Page, Fields, Answer> {
  openUpload(pages: readonly Page[]): Promise<Answer>;
  invitePhone(): Promise<Answer>;
  /** Sends the piece after `progress.received` of page `progress.page`. */
  sendPiece(
    checkId: string,
    pages: readonly Page[],
    progress: UploadProgress,
  ): Promise<UploadProgress>;
  askProgress(checkId: string): Promise<UploadProgress>;
  read(checkId: string, signal: AbortSignal): Promise<Answer>;
  /** Has fields judged, of a check that is there already or of a new one. */
  decide(checkId: string | null, fields: Fields): Promise<Answer>;
  drop(checkId: string): void;
}

export interface DataCheckPorts<Page, Fields, Answer> {
  presence: Presence;
  calls: DataCheckCalls<Page, Fields, Answer>;
  idOf(answer: Answer): string;
  stageOf(answer: Answer): DataCheckStage;
  /** Whether the check is no longer there. */
  isGone(error: unknown): boolean;
  /** Whether the same call is useless when repeated. */
  isRefused(error: unknown): boolean;
  polling: PollingInput;
  /** How the polling is started: its clock, who inspects it. */
  options?: Pick<ActorOptions<AnyActorLogic>, "clock" | "inspect">;
}

/** Stages after which the server has nothing more to say. */
const lastStages: readonly DataCheckStage[] = ["decided", "failed", "expired"];

/** The machine of a check over its calls, and its view with the types of what they take and answer. */
export function provideDataCheck<Page, Fields, Answer>({
  presence,
  calls,
  idOf,
  stageOf,
  isGone,
  isRefused,
  polling,
  options = {},
}: DataCheckPorts<Page, Fields, Answer>) {
  /** What a call has begun; where it was cancelled before it was answered, nothing of that stays. */
  async function opened(call: Promise<Answer>, signal: AbortSignal): Promise<OpenedCheck> {
    const answer = await call;
    const checkId = idOf(answer);
    if (signal.aborted) calls.drop(checkId);
    return { checkId, answer };
  }
  // Pages and fields in this machine come from the events of the screens above, in these types.
  const machine = dataCheckMachine.provide({
    actors: {
      openUpload: fromPromise(
        ({ input, signal }: { input: { pages: readonly unknown[] }; signal: AbortSignal }) =>
          opened(calls.openUpload(input.pages as readonly Page[]), signal),
      ),
      invitePhone: fromPromise(({ signal }) => opened(calls.invitePhone(), signal)),
      sendPiece: fromPromise(
        ({
          input: { checkId, pages, progress },
        }: {
          input: { checkId: string | null; pages: readonly unknown[]; progress: UploadProgress };
        }) => calls.sendPiece(checkId ?? "", pages as readonly Page[], progress),
      ),
      askProgress: fromPromise(({ input }: { input: { checkId: string | null } }) =>
        calls.askProgress(input.checkId ?? ""),
      ),
      decide: fromPromise(
        ({
          input: { checkId, fields },
          signal,
        }: {
          input: { checkId: string | null; fields: unknown };
          signal: AbortSignal;
        }) => opened(calls.decide(checkId, fields as Fields), signal),
      ),
      followCheck: fromCallback<DataCheckEvent>(({ sendBack, input }) => {
        const { checkId } = input as { checkId: string | null };
        const { machine: poll, view: viewOfPoll } = providePolling<Answer>({
          presence,
          read: (signal) => calls.read(checkId ?? "", signal),
          isDone: (answer) => lastStages.includes(stageOf(answer)),
          isFatal: (error) => isGone(error) || isRefused(error),
        });
        const actor = createActor(poll, { input: polling, ...options });
        let told: Answer | null = null;
        actor.subscribe((snapshot) => {
          const { answer, status, error } = viewOfPoll(snapshot);
          if (answer !== null && answer !== told) {
            told = answer;
            sendBack({ type: "check.answered", stage: stageOf(answer), answer });
          }
          if (status === "failed") sendBack({ type: "check.lost", error });
        });
        actor.start();
        return () => actor.stop();
      }),
    },
    actions: {
      dropCheck: (_, { checkId }) => {
        if (checkId !== null) calls.drop(checkId);
      },
    },
    guards: {
      isGone: (_, { error }) => isGone(error),
      isRefused: (_, { error }) => isRefused(error),
      isCorrectionRefused: ({ context }, { error }) => context.hasResult && isRefused(error),
    },
  });

  const view = (
    snapshot: SnapshotFrom<typeof dataCheckMachine>,
  ): DataCheckView<Page, Fields, Answer> => {
    const { checkId, pages, progress, fields, answer, error } = snapshot.context;
    return {
      status: statusOf(snapshot.value),
      checkId,
      pages: pages as readonly Page[],
      progress,
      fields: fields as Fields | null,
      isInterrupted:
        snapshot.matches({ uploading: "interrupted" }) ||
        snapshot.matches({ uploading: "resuming" }),
      answer: answer as Answer | null,
      error,
    };
  };

  return { machine, view };
}

/** The name of the active state; of a followed check that of its stage. */
function statusOf(
  value: SnapshotFrom<typeof dataCheckMachine>["value"],
): DataCheckView<unknown, unknown, unknown>["status"] {
  if (typeof value === "string") return value;
  if ("followed" in value) return value.followed;
  return "capturing" in value ? "capturing" : "uploading";
}
