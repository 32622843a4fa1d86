import { isAlike } from "./isAlike.ts";
import { createValue, type Readable, type Writable } from "./readable.ts";

/** A machine whose code comes after the first picture. */
export interface Late<View, Machine> {
  /** What is known early, then the view of the machine. */
  readonly view: Writable<View>;
  /** The machine; null until it has come. */
  readonly machine: () => Machine | null;
  /** Loads the machine once; a failure is reported, and its code asked for again. */
  readonly start: () => Promise<Machine>;
}

interface Loading<Machine> {
  readonly load: () => Promise<Machine>;
  readonly report: (error: unknown) => void;
  /** Fulfilled when a failed load may be tried again. */
  readonly pause: () => Promise<void>;
}

/**
 * Shows what is known `early` until the machine has come, and the machine's own view from then on.
 * Views are plain data: one that says the same as the one shown changes nothing, so that nobody who
 * follows it is drawn again when the machine arrives where it was expected.
 */
export function createLate<View, Machine extends { readonly view: Readable<View> }>(
  early: View,
  { load, report, pause }: Loading<Machine>,
): Late<View, Machine> {
  let loaded: Machine | null = null;
  const shown = createValue(early);
  /** The view of the machine that is shown. */
  let source: View = early;
  const settled = (next: View): View =>
    next === source || isAlike(next, shown.get()) ? shown.get() : next;
  const view: Writable<View> = {
    ...shown,
    // A machine tells its events before those who follow its view hear of the new one.
    get: () => (loaded === null ? shown.get() : settled(loaded.view.get())),
  };
  let loading: Promise<Machine> | null = null;
  const takeOver = (machine: Machine): Machine => {
    const show = () => {
      const next = machine.view.get();
      const value = settled(next);
      source = next;
      shown.set(value);
    };
    loaded = machine;
    machine.view.subscribe(show);
    show();
    return machine;
  };
  const attempt = async (): Promise<Machine> => {
    try {
      return takeOver(await load());
    } catch (error) {
      report(error);
      await pause();
      return attempt();
    }
  };
  return { view, machine: () => loaded, start: () => (loading ??= attempt()) };
}
