import { fromCallback, fromPromise, type SnapshotFrom } from "xstate";
import type { Presence } from "../ports/index.ts";
import { pollingMachine, type PollingEvent, type PollingView } from "./pollingMachine.ts";

/** The ports of polling. */
export interface PollingPorts<Answer> {
  presence: Presence;
  /** One read; `signal` is aborted when the screen is left. */
  read(signal: AbortSignal): Promise<Answer>;
  /** Whether this answer ends the polling. */
  isDone(answer: Answer): boolean;
  /** Whether further reads are useless, as after 404; default never. */
  isFatal?(error: unknown): boolean;
}

/** The polling machine over its ports, and its view with the type of the answer. */
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
    // Every answer in this machine comes from the `read` above.
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
