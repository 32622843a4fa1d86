import type { BrowserResult } from "./browser/measureBrowser.ts";
import { type Goal, goalRows } from "./goals.ts";
import type { FilterResult, GrowthResult, ServerResult } from "./server/measureServer.ts";

/** Everything one run of the bench found out. */
export interface Report {
  date: Date;
  machine: string;
  rounds: number;
  subjects: readonly BrowserResult[];
  throughput: readonly ServerResult[];
  filters: readonly FilterResult[];
  growth: readonly GrowthResult[];
  goals: readonly Goal[];
}

const whole = (value: number) => value.toFixed(0);

const firstScreenRow = ({ name, slow, unthrottled }: BrowserResult) =>
  `| ${name} | ${whole(slow.scriptKilobytes)} | ${whole(slow.firstPaint)} | ${whole(slow.largestPaint)} | ${whole(slow.usable)} | ${whole(slow.blocked)} | ${whole(slow.longestTask)} | ${slow.shift.toFixed(2)} | ${whole(unthrottled.usable)} | ${whole(unthrottled.blocked)} | ${whole(unthrottled.heapKilobytes)} |`;

const interactionRow = ({ name, interactions, heapGrowth }: BrowserResult) =>
  interactions === undefined || heapGrowth === undefined
    ? []
    : [
        `| ${name} | ${whole(interactions.pickerFirst)} | ${whole(interactions.pickerLater)} | ${whole(interactions.letter)} | ${whole(interactions.routeCold)} | ${whole(interactions.routeWarm)} | ${(heapGrowth * 100).toFixed(1)} % |`,
      ];

const throughputRow = ({ name, product, bare }: ServerResult) =>
  `| ${name} | ${whole(product.requestsPerSecond)} | ${whole(product.slowestMs)} | ${whole(bare.requestsPerSecond)} | ${(product.requestsPerSecond / bare.requestsPerSecond).toFixed(3)} |`;

const filterRow = ({ name, product }: FilterResult) =>
  `| ${name} | ${whole(product.slowestMs)} | ${whole(product.requestsPerSecond)} |`;

const growthRow = ({ name, byFactor }: GrowthResult) =>
  `| ${name} | ${[...byFactor.values()].map(({ requestsPerSecond }) => whole(requestsPerSecond)).join(" | ")} |`;

/** The page `docs/benchmarks.md`. */
export function reportPage(report: Report): string {
  const { date, machine, rounds, subjects, throughput, filters, growth, goals } = report;
  return [
    "# Benchmarks",
    "",
    "Written by `npm run bench`. Times on a shared machine mean little by themselves: read the ratios, which come from one run, baseline and product in turns.",
    "",
    `${date.toISOString().slice(0, 10)} · ${machine} · medians of ${rounds} rounds`,
    "",
    "## Goals",
    "",
    "| | what | measured | baseline | ratio | goal | |",
    "| --- | --- | --: | --: | --: | --: | --- |",
    ...goalRows(goals),
    "",
    "## First signed-in screen",
    "",
    "Production builds over HTTP/2 with brotli, cold cache. Slow: processor at a quarter of its speed, 1.6 Mbit/s, 150 ms.",
    "",
    "| | scripts kB | first paint ms | largest paint ms | usable ms | blocked ms | longest task ms | shift | unthrottled: usable ms | blocked ms | heap kB |",
    "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
    ...subjects.map(firstScreenRow),
    "",
    "## Interactions",
    "",
    "Milliseconds from the input to the painted result, processor at a quarter of its speed; a link is hovered 150 ms before it is clicked.",
    "",
    "| | picker opens | again | a letter typed | next route, new | seen before | heap after 200 route changes |",
    "| --- | --: | --: | --: | --: | --: | --: |",
    ...subjects.flatMap(interactionRow),
    "",
    "## Server",
    "",
    "Requests per second of one process over eight connections, the catalogue a hundredfold, beside bare Hono that answers the same bytes.",
    "",
    "| | product /s | 97.5 % within ms | bare Hono /s | share |",
    "| --- | --: | --: | --: | --: |",
    ...throughput.map(throughputRow),
    "",
    "Search for banknotes by one filter, a hundredfold catalogue, one person, no question asked twice:",
    "",
    "| | 97.5 % within ms | questions /s |",
    "| --- | --: | --: |",
    ...filters.map(filterRow),
    "",
    "As the catalogue grows, requests per second:",
    "",
    "| | × 1 | × 10 | × 100 |",
    "| --- | --: | --: | --: |",
    ...growth.map(growthRow),
    "",
  ].join("\n");
}
