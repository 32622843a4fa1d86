// Offers one instance the load of one, two, five and ten, and of one again, and writes what was seen
// into docs/scale.md: node src/testing/measureScale.ts
// The instance is a process of its own on a PostgreSQL of its own; both share the machine with those
// who ask.
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { writeFigures } from "./measuredPages.ts";
import { type Answer, offerLoad, type ScaleInstance, type Used } from "./scale/offerLoad.ts";
import { startOwnPostgres } from "./startPostgres.ts";

/** Instances that a million staff would have, so that one carries a twentieth of them. */
const instances = 20;
const loads = [1, 2, 5, 10, 1];

/** How long each load is offered, in ms. */
const duration = 10_000;

/** So many that no account comes to its limit of calls. */
const accounts = 400;

/** What an answer says that is no fault: carried out, unchanged, or later. */
const good = [200, 204, 304];
const refused = [429, 503];

const begun = loadavg()[0] ?? 0;
const postgres = await startOwnPostgres();
if (postgres === undefined) throw new Error("there is no PostgreSQL");
const child = fork(fileURLToPath(new URL("scaleInstance.ts", import.meta.url)), [
  postgres.url,
  String(accounts),
]);
child.once("exit", (code) => {
  if (code !== 0) throw new Error(`the instance ended with ${code}`);
});
const [instance] = (await once(child, "message")) as [ScaleInstance];

async function used(): Promise<Used> {
  const told = once(child, "message") as Promise<[Used]>;
  child.send("used");
  return (await told)[0];
}

const percentile = (answers: readonly Answer[]): string => {
  const times = answers.map(({ took }) => took).toSorted((a, b) => a - b);
  const time = times[Math.floor(times.length * 0.95)];
  return time === undefined ? "–" : `${Math.round(time)} ms`;
};

const perSecond = (answers: readonly Answer[]): number =>
  Math.round((answers.length * 1000) / duration);

async function measure(times: number): Promise<string> {
  const before = await used();
  // Until the last call is sent: those that are left are waited for ten seconds more.
  const atEnd = delay(duration).then(used);
  const answers = await offerLoad(instance, times / instances, duration);
  const after = await atEnd;
  const isGood = ({ status }: Answer) => good.includes(status);
  const isRefused = ({ status }: Answer) => refused.includes(status);
  const well = answers.filter(isGood);
  const isSearch = ({ kind }: Answer) => kind === "search";
  const share = (some: readonly Answer[], all: readonly Answer[]) =>
    `${((some.length * 100) / all.length).toFixed(some.length === 0 ? 0 : 1)} %`;
  const searches = answers.filter(isSearch);
  const others = answers.filter((answer) => !isSearch(answer));
  const cells = [
    `${times} ×`,
    perSecond(answers),
    perSecond(well),
    percentile(others.filter(isGood)),
    percentile(searches.filter(isGood)),
    share(others.filter(isRefused), others),
    share(searches.filter(isRefused), searches),
    answers.filter((answer) => !isGood(answer) && !isRefused(answer)).length,
    `${Math.round((after.processor - before.processor) / (duration / 100))} %`,
    `${Math.round(after.memory / 2 ** 20)} MiB`,
  ];
  return `| ${cells.join(" | ")} |`;
}

// What is read once, such as the index of the search, is read before.
await offerLoad(instance, 0.2 / instances, 5_000);
const rows: string[] = [];
for (const times of loads) {
  const row = await measure(times);
  rows.push(row);
  console.log(row);
}
child.disconnect();
await once(child, "exit");
await postgres.stop();
const load = `${begun.toFixed(1)} processes ran before it began`;
const text = [
  `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores for all of it; ${load}.`,
  "",
  "| load | asked a second | answered | 95 % within | searches, 95 % within | refused until later | searches refused | no answer in 10 s, or of another kind | processor of the instance | memory |",
  "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
  ...rows,
];
await writeFigures("scale", text.join("\n"), "scale.md");
