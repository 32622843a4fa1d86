import type { Browser } from "playwright";
import { median, medians } from "../statistics.ts";
import { startChromium } from "./chromium.ts";
import { type FirstScreen, measureFirstScreen } from "./firstScreen.ts";
import { type Interactions, measureHeapGrowth, measureInteractions } from "./interactions.ts";
import { say } from "../progress.ts";
import type { Controls, Subject } from "./subject.ts";

/** The medians of one subject's first screen. */
export interface ScreenResult {
  name: string;
  slow: FirstScreen;
  unthrottled: FirstScreen;
}

/** The medians of one subject that is operated. */
export interface OperatedResult {
  name: string;
  interactions: Interactions;
  /** React's commits; results that were kept before they were counted have none. */
  commits?: Interactions;
  /** Share by which the heap grew over 200 route changes. */
  heapGrowth: number;
  /** The same where no function is compiled to machine code; earlier results have none. */
  retainedGrowth?: number;
}

const routeChanges = 200;

/**
 * Runs one measurement of every subject in turn, round after round (A B A B), so that whatever
 * else the machine does falls on all of them alike; answers all rounds of each subject.
 */
async function inTurns<Measured>(
  what: string,
  subjects: readonly Subject[],
  rounds: number,
  measure: (subject: Subject) => Promise<Measured>,
): Promise<Map<Subject, Measured[]>> {
  const measured = new Map(subjects.map((subject) => [subject, [] as Measured[]]));
  for (let round = 0; round < rounds; round += 1) {
    say(`${what}, round ${round + 1} of ${rounds}`);
    for (const [subject, results] of measured) results.push(await measure(subject));
  }
  return measured;
}

/** The first screen of every subject. */
export async function measureScreens(
  browser: Browser,
  subjects: readonly Subject[],
  rounds: number,
): Promise<ScreenResult[]> {
  const slow = await inTurns("slow", subjects, rounds, (subject) =>
    measureFirstScreen(browser, subject, "slow"),
  );
  const unthrottled = await inTurns("unthrottled", subjects, rounds, (subject) =>
    measureFirstScreen(browser, subject, "unthrottled"),
  );
  const middle = (results: readonly FirstScreen[] = []) =>
    medians<keyof FirstScreen>(results.map((round) => ({ ...round })));
  return subjects.map((subject) => ({
    name: subject.name,
    slow: middle(slow.get(subject)),
    unthrottled: middle(unthrottled.get(subject)),
  }));
}

const controlsOf = ({ name, controls }: Subject): Controls => {
  if (controls === undefined) throw new Error(`${name} has no controls.`);
  return controls;
};

/** Picker, letter, routes and the heap over many of them, of every subject that has them. */
export async function measureInteractionsOf(
  browser: Browser,
  subjects: readonly Subject[],
  rounds: number,
): Promise<OperatedResult[]> {
  const operated = subjects.filter(({ controls }) => controls !== undefined);
  const interactions = await inTurns("quarter of the processor", operated, rounds, (subject) =>
    measureInteractions(browser, subject, controlsOf(subject)),
  );
  const growth = await measureGrowthOf(browser, operated, rounds);
  const interpreted = await startChromium({ hasMachineCode: false });
  const retained = await measureGrowthOf(interpreted, operated, 1).finally(() =>
    interpreted.close(),
  );
  return operated.map((subject) => {
    const measured = interactions.get(subject) ?? [];
    return {
      name: subject.name,
      interactions: medians<keyof Interactions>(measured.map(({ times }) => ({ ...times }))),
      commits: medians<keyof Interactions>(measured.map(({ commits }) => ({ ...commits }))),
      heapGrowth: median(growth.get(subject) ?? []),
      retainedGrowth: median(retained.get(subject) ?? []),
    };
  });
}

const measureGrowthOf = (browser: Browser, subjects: readonly Subject[], rounds: number) =>
  inTurns(`heap over ${routeChanges} route changes`, subjects, rounds, (subject) =>
    measureHeapGrowth(browser, subject, controlsOf(subject), routeChanges),
  );
