import { possibleEvents, type Path, type Step, type Walkable } from "@specimen/core/testing";
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  StateValue,
} from "xstate";
import { calledBy, labelOf, readCalled, type Called } from "./chart.ts";

/** The events of one type that may come in a state. */
export interface EventGroup {
  readonly type: string;
  readonly label: string;
  /** The same event with different values. */
  readonly variants: readonly { readonly event: AnyEventObject; readonly values: string }[];
}

/** A transition that an event could have taken. */
export interface Attempt {
  readonly id: string;
  readonly state: string;
  readonly label: string;
  readonly guard: Called | null;
  readonly targets: readonly string[];
  readonly actions: readonly Called[];
  /** Taken, refused by its guard, or not tried because another one was taken before it. */
  readonly outcome: "taken" | "refused" | "notTried";
}

/** The events a machine reacts to in a state, by type. */
export function eventGroups(walk: Walkable, snapshot: AnyMachineSnapshot): EventGroup[] {
  const groups = new Map<string, AnyEventObject[]>();
  for (const event of possibleEvents(walk, snapshot)) {
    if (snapshot.can(event)) groups.set(event.type, [...(groups.get(event.type) ?? []), event]);
  }
  return [...groups].map(([type, events]) => ({
    type,
    label: labelOfEvent(type, snapshot),
    variants: events.map((event) => ({ event, values: valuesOf(event) })),
  }));
}

/** The transitions of an event, from the innermost state outwards, and those that followed by themselves. */
export function attemptsOf({ event, before, transitions }: Step): Attempt[] {
  const candidates =
    event === null || before === null
      ? []
      : before._nodes
          .toSorted((one, other) => other.path.length - one.path.length)
          .flatMap((node) => node.transitions.get(event.type) ?? []);
  const tried = candidates.map((transition) =>
    attemptOf(transition, outcomeOf(transition, candidates, transitions)),
  );
  const followed = transitions
    .filter((transition) => !candidates.includes(transition) && transition.eventType === "")
    .map((transition) => attemptOf(transition, "taken"));
  return [...tried, ...followed];
}

/** The exit actions of the states that a step left, and the entry actions of those it came to. */
export function crossingsOf({ before, after }: Step): {
  readonly exit: readonly Called[];
  readonly entry: readonly Called[];
} {
  const [left, entered] = [before?._nodes ?? [], after._nodes];
  return {
    exit: left.filter((node) => !entered.includes(node)).flatMap((node) => calledBy(node, "exit")),
    entry: entered
      .filter((node) => !left.includes(node))
      .flatMap((node) => calledBy(node, "entry")),
  };
}

function outcomeOf(
  transition: AnyTransitionDefinition,
  candidates: readonly AnyTransitionDefinition[],
  taken: readonly AnyTransitionDefinition[],
): Attempt["outcome"] {
  if (taken.includes(transition)) return "taken";
  const earlier = candidates.slice(0, candidates.indexOf(transition));
  const isDecided = earlier.some(
    (other) => taken.includes(other) && isWithin(other.source, transition.source),
  );
  return isDecided ? "notTried" : "refused";
}

const isWithin = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node === ancestor || (node.parent !== undefined && isWithin(node.parent, ancestor));

function attemptOf(transition: AnyTransitionDefinition, outcome: Attempt["outcome"]): Attempt {
  const { source, guard, target, actions } = transition;
  const eventType = transition.eventType as string;
  const siblings = [...(source.transitions.get(eventType) ?? []), ...(source.always ?? [])];
  return {
    id: `${source.id} ${eventType} ${siblings.indexOf(transition)}`,
    state: source.id,
    label: labelOf(eventType, source.id),
    guard: guard === undefined ? null : readCalled(guard),
    targets: (target ?? []).map(({ id }) => id),
    actions: actions.map(readCalled),
    outcome,
  };
}

/** The state as a path of names; those of parallel regions are joined. */
export function nameOf({ value }: { readonly value: StateValue }): string {
  if (typeof value === "string") return value;
  const regions = Object.entries(value as Record<string, StateValue>);
  return regions
    .map(([key, inner]) => [key, nameOf({ value: inner })].filter(Boolean).join("."))
    .join(" + ");
}

/** The paths by the name of the state that they lead to. */
export function pathsByState(paths: readonly Path[]): ReadonlyMap<string, readonly Path[]> {
  const byState = new Map<string, Path[]>();
  for (const path of paths) {
    const name = nameOf(path.state);
    byState.set(name, [...(byState.get(name) ?? []), path]);
  }
  return new Map([...byState].toSorted(([one], [other]) => one.localeCompare(other, "en")));
}

/** A path as its events, in order. */
export const describePath = ({ events }: Path): string =>
  events.length === 0
    ? "the start"
    : events.map((event) => [labelOf(event.type, ""), valuesOf(event)].join(" ").trim()).join(", ");

/** The label of an event in a state; a delay is named by the state that it belongs to. */
function labelOfEvent(type: string, { _nodes }: AnyMachineSnapshot): string {
  const owner = _nodes.find(
    (node) => type.startsWith("xstate.after.") && node.transitions.has(type),
  );
  return labelOf(type, owner?.id ?? "");
}

/** The values of an event, short enough for a list. */
function valuesOf({ type: _type, actorId: _actorId, ...values }: AnyEventObject): string {
  const entries = Object.entries(values).map(([name, value]) => `${name}: ${textOf(value)}`);
  return entries.join(", ");
}

/** A value as text; errors by their message. */
export function textOf(value: unknown): string {
  if (value instanceof Error) return value.message;
  if (typeof value !== "object" || value === null) return String(value);
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner instanceof Error ? inner.message : inner,
  );
}
