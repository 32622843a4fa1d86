import { faultsOf } from "./storyFaults.ts";

/** What Storybook tells of a story that it shows. */
interface StoryContext {
  readonly name: string;
  readonly canvasElement: HTMLElement;
  /** The story's own steps. */
  readonly playFunction?: unknown;
}

const patienceMs = 5_000;

/** For how many frames in a row a story has no fault: between two states it may have none for one. */
const faultlessFrames = 3;

/** What the page reports as an error while a story is shown; kept from `listenForErrors` on. */
const reported: string[] = [];

/** Keeps what the page reports as an error from here on; gives what ends it. */
export function listenForErrors(): () => void {
  reported.length = 0;
  const { error } = console;
  console.error = (...said: unknown[]) => {
    reported.push(said.map(String).join(" "));
    error(...said);
  };
  return () => {
    console.error = error;
  };
}

/**
 * The assertion of each story that has no steps of its own; see `faultsOf`. Waits for what comes late,
 * but not for an error to go away.
 */
export async function assertsByDefault(context: StoryContext): Promise<void> {
  if (context.playFunction !== undefined) return;
  const { name, canvasElement } = context;
  const end = performance.now() + patienceMs;
  let faults = faultsOf(canvasElement, name);
  let faultless = 0;
  while (faultless < faultlessFrames && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    faults = faultsOf(canvasElement, name);
    faultless = faults.length === 0 ? faultless + 1 : 0;
  }
  const all = [...faults, ...reported.map((text) => `It reports an error: ${text}`)];
  if (all.length > 0) throw new Error(all.join("\n"));
}
