import type { AnyStateMachine, AnyStateNode } from "xstate";

/** An action or a guard as it stands in a chart: how it reads, and the names in it. */
export interface Called {
  readonly text: string;
  readonly names: readonly string[];
}

/** An actor a state runs while it is active. */
export interface ChartInvoke {
  readonly id: string;
  readonly src: string;
}

/** A way out of a state, or what it does about an event while it stays. */
export interface ChartTransition {
  /** The descriptor XState uses, empty for a transition without an event. */
  readonly event: string;
  /** The same for readers: `readInitialLocation done`, `after 300`, `always`. */
  readonly label: string;
  readonly guard: Called | null;
  /** Ids of states; empty when the state is not left. */
  readonly targets: readonly string[];
  readonly actions: readonly Called[];
  /** The state is left and entered again although it is its own target. */
  readonly isReentered: boolean;
}

/** A state with all that belongs to it. */
export interface ChartState {
  /** Unique in the machine: `signIn.arriving.reading`. */
  readonly id: string;
  readonly key: string;
  readonly kind: "atomic" | "compound" | "parallel" | "final" | "history";
  /** Its parent begins here. */
  readonly isInitial: boolean;
  readonly tags: readonly string[];
  readonly description: string | null;
  readonly entry: readonly Called[];
  readonly exit: readonly Called[];
  readonly invokes: readonly ChartInvoke[];
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
}

/** Reads the chart of a machine from its definition; the root is the machine itself. */
export function readChart(machine: AnyStateMachine): ChartState {
  return readState(machine.root, false);
}

/** A state and every state in it, in the order of the definition. */
export function statesOf(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(statesOf)];
}

function readState(node: AnyStateNode, isInitial: boolean): ChartState {
  const children: AnyStateNode[] = Object.values(node.states);
  const initials = node.type === "compound" ? (node.initial.target ?? []) : [];
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    isInitial,
    tags: node.tags,
    description: node.description ?? null,
    entry: calledBy(node, "entry"),
    exit: calledBy(node, "exit"),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === "string" ? src : id })),
    transitions: readTransitions(node),
    states: children.map((child) => readState(child, initials.includes(child))),
  };
}

/** The entry or exit actions of a state; its own lists also have those that XState adds for delays. */
export function calledBy(node: AnyStateNode, when: "entry" | "exit"): Called[] {
  const config: { entry?: unknown; exit?: unknown } = node.config;
  return listOf(config[when]).map(readCalled);
}

function readTransitions(node: AnyStateNode): ChartTransition[] {
  const definitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return definitions.map(({ eventType, guard, target, actions, reenter }) => {
    const event = String(eventType);
    return {
      event,
      label: labelOf(event, node.id),
      guard: guard === undefined ? null : readCalled(guard),
      targets: (target ?? []).map(({ id }) => id),
      actions: actions.map(readCalled),
      isReentered: reenter,
    };
  });
}

/** An event for readers: XState names its own ones `xstate.…`. */
export function labelOf(event: string, stateId: string): string {
  if (event === "") return "always";
  if (event === "*") return "any event";
  const [, actorEnd, actor] =
    /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/.exec(event) ?? [];
  if (actorEnd !== undefined) return `${actor} ${ends[actorEnd]}`;
  if (event.startsWith("xstate.done.state.")) return "done";
  if (event.startsWith("xstate.after.")) {
    return `after ${event.slice("xstate.after.".length, -`.${stateId}`.length)}`;
  }
  return event;
}

const ends: Readonly<Record<string, string>> = {
  "done.actor": "done",
  "error.actor": "failed",
  snapshot: "changed",
};

/** Reads an action or guard in any of the forms XState takes: a name, a name with values, a function. */
export function readCalled(called: unknown): Called {
  if (typeof called === "string") return { text: called, names: [called] };
  if (typeof called === "function") return readFunction(called);
  const { type, params } = called as { type: string; params?: unknown };
  const values =
    typeof params === "object" && params !== null
      ? Object.entries(params).map(([name, value]) => `${name}: ${String(value)}`)
      : [];
  return { text: values.length > 0 ? `${type}(${values.join(", ")})` : type, names: [type] };
}

/** `and`, `or` and `not` are functions that carry the guards they join; others have their name only. */
function readFunction(called: object & { name?: string }): Called {
  const name = called.name === undefined || called.name === "" ? "unnamed" : called.name;
  const joined = "guards" in called ? listOf(called.guards).map(readCalled) : [];
  if (joined.length === 0) return { text: name, names: [name] };
  return {
    text: `${name}(${joined.map(({ text }) => text).join(", ")})`,
    names: joined.flatMap(({ names }) => names),
  };
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
