import { statesOf, type ChartState } from "./chart.ts";

/** Where a name stands: in which state, and at what. */
export interface Place {
  readonly state: string;
  readonly at: string | null;
}

/** Every name of a kind with all places it stands at, in alphabetical order. */
export type Uses = readonly { readonly name: string; readonly places: readonly Place[] }[];

/** The names a chart is written in. */
export interface ChartUses {
  readonly events: Uses;
  readonly guards: Uses;
  readonly actors: Uses;
  readonly actions: Uses;
}

/** Gathers the names of a chart; what XState itself sends counts for its actor, not as an event. */
export function readUses(chart: ChartState): ChartUses {
  const events = new Index();
  const guards = new Index();
  const actors = new Index();
  const actions = new Index();
  for (const { id: state, entry, exit, invokes, transitions } of statesOf(chart)) {
    for (const { src, id } of invokes) actors.add([src], { state, at: id === src ? null : id });
    for (const { names } of entry) actions.add(names, { state, at: "entry" });
    for (const { names } of exit) actions.add(names, { state, at: "exit" });
    for (const { event, label, guard, actions: called } of transitions) {
      if (event !== "" && !event.startsWith("xstate.")) events.add([event], { state, at: null });
      if (guard) guards.add(guard.names, { state, at: label });
      for (const { names } of called) actions.add(names, { state, at: label });
    }
  }
  return {
    events: events.list(),
    guards: guards.list(),
    actors: actors.list(),
    actions: actions.list(),
  };
}

class Index {
  readonly #places = new Map<string, Place[]>();

  add(names: readonly string[], place: Place): void {
    for (const name of names) {
      const places = this.#places.get(name) ?? [];
      const isKnown = places.some(({ state, at }) => state === place.state && at === place.at);
      if (!isKnown) places.push(place);
      this.#places.set(name, places);
    }
  }

  list(): Uses {
    const names = [...this.#places].map(([name, places]) => ({ name, places }));
    return names.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  }
}
