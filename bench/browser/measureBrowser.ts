import type { Browser } from "playwright";
import { medians } from "../statistics.ts";
import { type FirstScreen, measureFirstScreen } from "./firstScreen.ts";
import { type Interactions, measureHeapGrowth, measureInteractions } from "./interactions.ts";
import type { Subject } from "./subject.ts";

/** The medians of one subject. */
export interface BrowserResult {
  name: string;
  slow: FirstScreen;
  unthrottled: FirstScreen;
  interactions: Interactions | undefined;
  /** Share by which the heap grew over 200 route changes. */
  heapGrowth: number | undefined;
}

const routeChanges = 200;

/**
 * Runs one measurement of every subject in turn, round after round (A B A B), so that whatever
 * else the machine does falls on all of them alike; answers all rounds of each subject.
 */
async function inTurns<Measured>(
  subjects: readonly Subject[],
  rounds: number,
  measure: (subject: Subject) => Promise<Measured>,
): Promise<Map<Subject, Measured[]>> {
  const measured = new Map(subjects.map((subject) => [subject, [] as Measured[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [subject, results] of measured) results.push(await measure(subject));
  }
  return measured;
}

/** Measures every subject in the browser; `say` tells how far it is. */
export async function measureBrowser(
  browser: Browser,
  subjects: readonly Subject[],
  rounds: number,
  say: (step: string) => void,
): Promise<BrowserResult[]> {
  say("first screen, slow profile");
  const slow = await inTurns(subjects, rounds, (subject) =>
    measureFirstScreen(browser, subject, "slow"),
  );
  say("first screen, unthrottled");
  const unthrottled = await inTurns(subjects, rounds, (subject) =>
    measureFirstScreen(browser, subject, "unthrottled"),
  );
  say("interactions, processor at a quarter of its speed");
  const operated = subjects.filter(({ controls }) => controls !== undefined);
  const interactions = await inTurns(operated, rounds, (subject) => {
    if (subject.controls === undefined) throw new Error(`${subject.name} has no controls.`);
    return measureInteractions(browser, subject, subject.controls);
  });
  say(`heap over ${routeChanges} route changes`);
  const growth = new Map<Subject, number>();
  for (const subject of operated) {
    if (subject.controls === undefined) continue;
    const grown = await measureHeapGrowth(browser, subject, subject.controls, routeChanges);
    growth.set(subject, grown);
  }
  return subjects.map((subject) => {
    const interaction = interactions.get(subject);
    return {
      name: subject.name,
      slow: medians<keyof FirstScreen>((slow.get(subject) ?? []).map((round) => ({ ...round }))),
      unthrottled: medians<keyof FirstScreen>(
        (unthrottled.get(subject) ?? []).map((round) => ({ ...round })),
      ),
      interactions:
        interaction === undefined
          ? undefined
          : medians<keyof Interactions>(interaction.map((round) => ({ ...round }))),
      heapGrowth: growth.get(subject),
    };
  });
}
