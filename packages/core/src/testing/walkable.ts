import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventFromLogic,
  type InputFrom,
  type NonReducibleUnknown,
  type SnapshotFrom,
} from "xstate";
import { getShortestPaths } from "xstate/graph";

/** The result of an invoked actor. */
export type Outcome = { output: unknown } | { error: unknown };

/**
 * A machine with all that a walk through it needs. Its actors must never end by themselves, and its
 * outward actions must do nothing.
 */
export interface Walkable<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  input?: InputFrom<Machine>;
  /** The events from outside, an example of each kind. */
  events: readonly EventFromLogic<Machine>[];
  /** The possible results of the invoked actors, by the id of the invoke. */
  outcomes?: Readonly<Record<string, readonly Outcome[]>>;
  /** What distinguishes two states; what no guard reads may be left out. */
  identify(snapshot: SnapshotFrom<Machine>): unknown;
}

/** Keeps the type of the machine. */
export const walkable = <Machine extends AnyStateMachine>(walk: Walkable<Machine>) => walk;

/** The shortest way to a state. */
export interface Path {
  events: readonly AnyEventObject[];
  state: AnyMachineSnapshot;
}

/** What an event did to a running machine. */
export interface Step {
  /** Null for the start. */
  event: AnyEventObject | null;
  before: AnyMachineSnapshot | null;
  after: AnyMachineSnapshot;
  /** In the order they were taken, with those that need no event. */
  transitions: readonly AnyTransitionDefinition[];
}

function actorEvent(id: string, outcome: Outcome): AnyEventObject {
  return "output" in outcome
    ? { type: `xstate.done.actor.${id}`, actorId: id, output: outcome.output }
    : { type: `xstate.error.actor.${id}`, actorId: id, error: outcome.error };
}

/** The delays of the active states: time passes by their events only. */
const delayEvents = ({ _nodes }: AnyMachineSnapshot): AnyEventObject[] =>
  _nodes
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => type.startsWith("xstate.after."))
    .map((type) => ({ type }));

/** All events that may come in a state: from outside, of its actors and of its delays. */
export function possibleEvents(
  { events, outcomes = {} }: Pick<Walkable, "events" | "outcomes">,
  snapshot: AnyMachineSnapshot,
): AnyEventObject[] {
  const actorEvents = Object.keys(snapshot.children).flatMap((id) =>
    (outcomes[id] ?? []).map((outcome) => actorEvent(id, outcome)),
  );
  return [...events, ...actorEvents, ...delayEvents(snapshot)];
}

/** The shortest path to every state that `identify` distinguishes. */
export function pathsOf(walk: Walkable): Path[] {
  const paths = getShortestPaths(walk.machine, {
    input: walk.input,
    events: (snapshot: AnyMachineSnapshot) => possibleEvents(walk, snapshot),
    serializeState: (snapshot: AnyMachineSnapshot) => JSON.stringify(walk.identify(snapshot)),
  });
  return paths.map(({ state, steps }) => ({
    state,
    events: steps.map(({ event }) => event).filter(({ type }) => type !== "xstate.init"),
  }));
}

/** Sends events to a running machine: the start and a step for each event. */
export function replay(
  { machine, input }: Pick<Walkable, "machine" | "input">,
  events: readonly AnyEventObject[],
): Step[] {
  let transitions: AnyTransitionDefinition[] = [];
  const actor = createActor(machine, {
    input,
    clock: new SimulatedClock(),
    inspect: (inspection) => {
      if (inspection.actorRef.sessionId !== inspection.rootId) return;
      if (inspection.type === "@xstate.microstep") transitions.push(...inspection._transitions);
    },
  });
  const steps: Step[] = [];
  const take = (event: AnyEventObject | null, run: () => void) => {
    const before = event === null ? null : (actor.getSnapshot() as AnyMachineSnapshot);
    transitions = [];
    run();
    steps.push({ event, before, after: actor.getSnapshot(), transitions });
  };
  take(null, () => actor.start());
  for (const event of events) take(event, () => actor.send(event));
  actor.stop();
  return steps;
}

/** An actor that never ends. */
export const stillRunning = <Output, Input = NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => new Promise(() => {}));
