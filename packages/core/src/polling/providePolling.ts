import { fromCallback, fromPromise, type SnapshotFrom } from "xstate";
import type { Presence } from "../ports/index.ts";
import { pollingMachine, type PollingEvent, type PollingView } from "./pollingMachine.ts";

/** What polling needs of the world. */
export interface PollingPorts<Answer> {
  presence: Presence;
  /** One read; `signal` is aborted when the screen is left. */
  read(signal: AbortSignal): Promise<Answer>;
  /** Whether this answer is the last one wanted. */
  isDone(answer: Answer): boolean;
  /** Whether reading again is in vain, as after 404; default never. */
  isFatal?(error: unknown): boolean;
}

/** The machine with its world, and the view of it that knows what an answer is. */
export function providePolling<Answer>({
  presence,
  read,
  isDone,
  isFatal = () => false,
}: PollingPorts<Answer>) {
  const machine = pollingMachine.provide({
    actors: {
      readAnswer: fromPromise<unknown>(({ signal }) => read(signal)),
      watchPresence: fromCallback<PollingEvent>(({ sendBack }) => {
        const tell = () =>
          sendBack({ type: presence.isPresent() ? "presence.gained" : "presence.lost" });
        tell();
        return presence.listen(tell);
      }),
    },
    // Every answer in this machine came from the `read` above.
    guards: {
      isDone: (_, { answer }) => isDone(answer as Answer),
      isFatal: (_, { error }) => isFatal(error),
    },
  });

  const view = ({ value, context }: SnapshotFrom<typeof pollingMachine>): PollingView<Answer> => ({
    status: value,
    answer: context.answer as Answer | null,
    error: context.error,
    failures: context.failures,
  });

  return { machine, view };
}
