import { interactionGoals, screenGoals } from "./browser/browserGoals.ts";
import type { OperatedResult, ScreenResult } from "./browser/measureBrowser.ts";
import { goalRows } from "./goals.ts";
import type { Kept, KeptParts } from "./parts.ts";
import { uploadGoals } from "./reading/uploads.ts";
import type { FilterResult, GrowthResult, ServerResult } from "./server/measureServer.ts";
import { filterGoals, growthGoals, loadGoals, throughputGoals } from "./server/serverGoals.ts";

/** What belongs to the whole run. */
interface Run {
  readonly isPostgres: boolean;
  /** Names of what could not be measured. */
  readonly failures: readonly string[];
}

const whole = (value: number) => value.toFixed(0);

const firstScreenRow = ({ name, slow, unthrottled }: ScreenResult) =>
  `| ${name} | ${whole(slow.scriptKilobytes)} | ${whole(slow.firstPaint)} | ${whole(slow.largestPaint)} | ${whole(slow.usable)} | ${whole(slow.blocked)} | ${whole(slow.longestTask)} | ${slow.shift.toFixed(2)} | ${whole(unthrottled.usable)} | ${whole(unthrottled.blocked)} | ${whole(unthrottled.heapKilobytes)} |`;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const interactionRow = ({ name, interactions, heapGrowth, retainedGrowth }: OperatedResult) =>
  `| ${name} | ${whole(interactions.pickerFirst)} | ${whole(interactions.pickerLater)} | ${whole(interactions.letter)} | ${whole(interactions.routeCold)} | ${whole(interactions.routeWarm)} | ${percent(heapGrowth)} | ${retainedGrowth === undefined ? "" : percent(retainedGrowth)} |`;

const commitRow = ({ name, commits }: OperatedResult) =>
  commits === undefined
    ? []
    : [
        `| ${name} | ${whole(commits.pickerFirst)} | ${whole(commits.pickerLater)} | ${whole(commits.letter)} | ${whole(commits.routeCold)} | ${whole(commits.routeWarm)} |`,
      ];

const throughputRow = ({ name, product, bare }: ServerResult) =>
  `| ${name} | ${whole(product.requestsPerSecond)} | ${whole(product.slowestMs)} | ${whole(bare.requestsPerSecond)} | ${(product.requestsPerSecond / bare.requestsPerSecond).toFixed(3)} |`;

const filterRow = ({ name, product }: FilterResult) =>
  `| ${name} | ${whole(product.slowestMs)} | ${whole(product.requestsPerSecond)} |`;

const growthRow = ({ name, byFactor }: GrowthResult) =>
  `| ${name} | ${[byFactor[1], byFactor[10], byFactor[100]].map((measured) => (measured === undefined ? "" : whole(measured.requestsPerSecond))).join(" | ")} |`;

/** A section of the page, with when and where it was measured; nothing of a part that is missing. */
const section = <Value>(
  kept: Kept<Value> | undefined,
  lines: (value: Value) => readonly string[],
) =>
  kept === undefined
    ? []
    : [
        ...lines(kept.value),
        "",
        `Measured ${kept.at.slice(0, 16).replace("T", " ")} UTC · ${kept.machine} · medians of ${kept.rounds} rounds`,
        "",
      ];

/** The page `docs/benchmarks.md`. */
export function reportPage(parts: KeptParts, { isPostgres, failures }: Run): string {
  const { screen, interactions, throughput, filters, growth, load, uploads } = parts;
  const goals = [
    ...(screen ? screenGoals(screen.value) : []),
    ...(interactions ? interactionGoals(interactions.value) : []),
    ...(throughput ? throughputGoals(throughput.value, isPostgres) : []),
    ...(filters ? filterGoals(filters.value) : []),
    ...(load ? loadGoals(load.value) : []),
    ...(growth ? growthGoals(growth.value) : []),
    ...(uploads ? uploadGoals(uploads.value) : []),
  ];
  return [
    "# Benchmarks",
    "",
    "Written by `npm run bench`. Times on a shared machine mean little by themselves: read the ratios, which come from one run, baseline and product in turns.",
    "",
    ...(failures.length > 0 ? [`**Not measured:** ${failures.join(", ")}.`, ""] : []),
    "## Goals",
    "",
    "| | what | measured | baseline | ratio | goal | |",
    "| --- | --- | --: | --: | --: | --: | --- |",
    ...goalRows(goals),
    "",
    ...section(screen, (value) => [
      "## First signed-in screen",
      "",
      "Production builds over HTTP/2 with brotli, cold cache. Slow: processor at a quarter of its speed, 1.6 Mbit/s, 150 ms.",
      "",
      "| | scripts kB | first paint ms | largest paint ms | usable ms | blocked ms | longest task ms | shift | unthrottled: usable ms | blocked ms | heap kB |",
      "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
      ...value.map(firstScreenRow),
    ]),
    ...section(interactions, (value) => [
      "## Interactions",
      "",
      "Milliseconds from the input to the painted result, processor at a quarter of its speed; a link is hovered 150 ms before it is clicked. The heap grows from the 200th to the 400th change of the route; V8 compiles functions of baseline and product to machine code until about the 1,200th ([0165](decisions/0165-the-heap-grows-by-machine-code.md)). What the page itself retains is what grows where nothing is compiled.",
      "",
      "| | picker opens | again | a letter typed | next route, new | seen before | heap after 200 route changes | without machine code |",
      "| --- | --: | --: | --: | --: | --: | --: | --: |",
      ...value.map(interactionRow),
      "",
      "React's commits from the input until the page is at rest.",
      "",
      "| | picker opens | again | a letter typed | next route, new | seen before |",
      "| --- | --: | --: | --: | --: | --: |",
      ...value.flatMap(commitRow),
    ]),
    ...section(throughput, (value) => [
      "## Server",
      "",
      "Requests per second of one process over eight connections, the catalogue a hundredfold, beside bare Hono that answers the same bytes.",
      "",
      "| | product /s | 97.5 % within ms | bare Hono /s | share |",
      "| --- | --: | --: | --: | --: |",
      ...value.map(throughputRow),
    ]),
    ...section(filters, (value) => [
      "## Filters",
      "",
      "Search for banknotes by one filter, a hundredfold catalogue, one person, no question asked twice.",
      "",
      "| | 97.5 % within ms | questions /s |",
      "| --- | --: | --: |",
      ...value.map(filterRow),
    ]),
    ...section(growth, (value) => [
      "## Growth",
      "",
      "As the catalogue grows, requests per second.",
      "",
      "| | × 1 | × 10 | × 100 |",
      "| --- | --: | --: | --: |",
      ...value.map(growthRow),
    ]),
  ].join("\n");
}
