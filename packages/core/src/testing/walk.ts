import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventFromLogic,
  type InputFrom,
  type NonReducibleUnknown,
  type SnapshotFrom,
} from "xstate";
import { getShortestPaths } from "xstate/graph";

/** What may become of an invoked actor. */
export type Outcome = { output: unknown } | { error: unknown };

interface WalkOptions<Machine extends AnyStateMachine> {
  /** What the machine is started with, where it asks for it. */
  input?: InputFrom<Machine>;
  /** What anybody may send, one example of each kind. */
  events: readonly EventFromLogic<Machine>[];
  /** What the invoked actors may come to, by the id of the invoke. */
  outcomes?: Readonly<Record<string, readonly Outcome[]>>;
  /** What distinguishes two states; what never steers anything may be left out. */
  identify(snapshot: SnapshotFrom<Machine>): unknown;
  /** Throws when a step must not be: `event` led from `before` to `after`. */
  invariant(after: SnapshotFrom<Machine>, event: string, before: SnapshotFrom<Machine>): void;
}

/** What a walk saw, and what it could not reach. */
export interface WalkReport {
  walks: number;
  missedStates: string[];
  missedTransitions: string[];
}

function allNodes(node: AnyStateNode): AnyStateNode[] {
  const below: AnyStateNode[] = Object.values(node.states);
  return [node, ...below.flatMap(allNodes)];
}

function actorEvent(id: string, outcome: Outcome): { type: string } {
  return "output" in outcome
    ? ({ type: `xstate.done.actor.${id}`, actorId: id, output: outcome.output } as { type: string })
    : ({ type: `xstate.error.actor.${id}`, actorId: id, error: outcome.error } as { type: string });
}

/** The delays that may run out now: time passes by their events alone. */
const delayEvents = ({ _nodes }: AnyMachineSnapshot): { type: string }[] =>
  _nodes
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => type.startsWith("xstate.after."))
    .map((type) => ({ type }));

/**
 * Walks a machine: the shortest path to every state, and from there every event, on a running
 * actor; every delay may run out at any time. The machine's actors must never come to an end by themselves, and its outward actions
 * must do nothing.
 */
export function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, events, outcomes = {}, identify, invariant }: WalkOptions<Machine>,
): WalkReport {
  const root: AnyStateMachine = machine;
  const nodes = allNodes(root.root);
  const seenNodes = new Set<string>();
  const seenTransitions = new Set<unknown>();

  const possible = (snapshot: AnyMachineSnapshot): { type: string }[] => {
    const { children } = snapshot;
    const actorEvents = Object.keys(children).flatMap((id) =>
      (outcomes[id] ?? []).map((outcome) => actorEvent(id, outcome)),
    );
    return [...events, ...actorEvents, ...delayEvents(snapshot)];
  };

  /** Takes the steps and looks at the last one; those before it end walks of their own. */
  const run = (steps: readonly { type: string }[]): void => {
    const actor = createActor(root, {
      input,
      clock: new SimulatedClock(),
      inspect: (inspection) => {
        if (inspection.type !== "@xstate.microstep") return;
        for (const transition of inspection._transitions) {
          seenTransitions.add(transition);
          seenNodes.add(transition.source.id);
        }
      },
    });
    actor.start();
    for (const [index, event] of steps.entries()) {
      const before = actor.getSnapshot() as SnapshotFrom<Machine>;
      actor.send(event);
      const after = actor.getSnapshot() as SnapshotFrom<Machine>;
      if (index === steps.length - 1) invariant(after, event.type, before);
    }
    for (const node of actor.getSnapshot()._nodes) seenNodes.add(node.id);
    actor.stop();
  };

  const paths = getShortestPaths(root, {
    input,
    events: possible,
    serializeState: (snapshot) => JSON.stringify(identify(snapshot as SnapshotFrom<Machine>)),
  });
  let walks = 0;
  for (const { state, steps } of paths) {
    const way = steps
      .map(({ event }) => event as { type: string })
      .filter(({ type }) => type !== "xstate.init");
    for (const event of possible(state)) {
      run([...way, event]);
      walks += 1;
    }
  }

  const atomic = nodes.filter(({ type }) => type === "atomic" || type === "final");
  const transitions = nodes.flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
  return {
    walks,
    missedStates: atomic.map(({ id }) => id).filter((id) => !seenNodes.has(id)),
    missedTransitions: transitions
      .filter((transition) => !seenTransitions.has(transition))
      .map(
        ({ source, eventType, target }) =>
          `${source.id} --${eventType || "always"}--> ${target?.map(({ id }) => id).join() ?? "itself"}`,
      ),
  };
}

/** An actor that waits for its outcome to be sent. */
export const stillRunning = <Output, Input = NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => new Promise(() => {}));
