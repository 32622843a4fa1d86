import type { AnyStateMachine, AnyStateNode, SnapshotFrom } from "xstate";
import { pathsOf, possibleEvents, replay, type Walkable } from "./walkable.ts";

/** What a walk reached, and what it did not. */
export interface WalkReport {
  walks: number;
  missedStates: string[];
  missedTransitions: string[];
}

function allNodes(node: AnyStateNode): AnyStateNode[] {
  const below: AnyStateNode[] = Object.values(node.states);
  return [node, ...below.flatMap(allNodes)];
}

/**
 * Walks a machine: the shortest path to every state, and from there every event, each on a running
 * actor. `invariant` throws where a step must not be: `event` led from `before` to `after`.
 */
export function walk<Machine extends AnyStateMachine>(
  walkable: Walkable<Machine>,
  invariant: (after: SnapshotFrom<Machine>, event: string, before: SnapshotFrom<Machine>) => void,
): WalkReport {
  const seenNodes = new Set<string>();
  const seenTransitions = new Set<unknown>();
  let walks = 0;
  for (const { state, events } of pathsOf(walkable)) {
    for (const event of possibleEvents(walkable, state)) {
      const steps = replay(walkable, [...events, event]);
      for (const { transitions, after } of steps) {
        for (const transition of transitions) {
          seenTransitions.add(transition);
          seenNodes.add(transition.source.id);
        }
        for (const node of after._nodes) seenNodes.add(node.id);
      }
      const { after, before } = steps.at(-1) ?? {};
      invariant(after as SnapshotFrom<Machine>, event.type, before as SnapshotFrom<Machine>);
      walks += 1;
    }
  }

  const nodes = allNodes(walkable.machine.root);
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
