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
import {
  dataCheckMachine,
  type DataCheckEvent,
  type DataCheckStage,
  type DataCheckView,
  type OpenedCheck,
  type UploadProgress,
} from "./dataCheckMachine.ts";

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

/** The machine of a check over its calls, and its view with the type of the answer. */
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
  const opened = (answer: Answer): OpenedCheck => ({ checkId: idOf(answer), answer });
  // Pages and fields in this machine come from the events of the screens above, in these types.
  const machine = dataCheckMachine.provide({
    actors: {
      openUpload: fromPromise(async ({ input }: { input: { pages: readonly unknown[] } }) =>
        opened(await calls.openUpload(input.pages as readonly Page[])),
      ),
      invitePhone: fromPromise(async () => opened(await calls.invitePhone())),
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
        async ({ input }: { input: { checkId: string | null; fields: unknown } }) =>
          opened(await calls.decide(input.checkId, input.fields as Fields)),
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
    },
  });

  const view = (snapshot: SnapshotFrom<typeof dataCheckMachine>): DataCheckView<Answer> => {
    const { checkId, pages, progress, answer, error } = snapshot.context;
    return {
      status: statusOf(snapshot.value),
      checkId,
      pages,
      progress,
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
): DataCheckView<unknown>["status"] {
  if (typeof value === "string") return value;
  if ("followed" in value) return value.followed;
  return "capturing" in value ? "capturing" : "uploading";
}
