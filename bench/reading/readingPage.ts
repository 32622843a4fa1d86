import { type GroupScore, quantile, type Score } from "../../packages/reader/training/score.ts";

/** What another reader made of the lines of readable pictures. */
export interface Compared {
  readonly name: string;
  lines: number;
  right: number;
  readonly ms: number[];
}

interface Measured {
  readonly groups: Score;
  readonly seed: string;
  readonly count: string;
  readonly cuts: string;
  readonly pool: { readonly ms: number; readonly peakMiB: number };
  readonly machine: string;
  /** The section on other readers. */
  readonly table: string;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;

/** The page of figures as Markdown. */
export function readingPage({ groups, seed, count, cuts, pool, machine, table }: Measured): string {
  const { all, readable } = groups;
  const { fail, pass, notJudged } = all.printedRight;
  const ratio = quantile(all.ratios, 0.5);
  const rows: [what: string, measured: string, bar: string, isReached: boolean][] = [
    [
      "readable documents fully right",
      percent(readable.right, readable.pictures),
      "≥ 97 %",
      readable.right >= 0.97 * readable.pictures,
    ],
    [
      "all documents fully right",
      percent(all.right, all.pictures),
      "≥ 85 %",
      all.right >= 0.85 * all.pictures,
    ],
    [
      "documents with wrong digits that pass whole",
      `${all.wrongPassedWhole} of ${all.wrongDocuments}`,
      "0",
      all.wrongPassedWhole === 0,
    ],
    [
      "right digits called fail",
      percent(fail, fail + pass + notJudged),
      "≤ 0.1 %",
      fail <= 0.001 * (fail + pass + notJudged),
    ],
    [
      "processor time, times that of decoding (median)",
      `${ratio.toFixed(1)} ×`,
      "≤ 50 ×",
      ratio <= 50,
    ],
    [
      "memory of the reading process, 20 pictures at once",
      `${pool.peakMiB.toFixed(0)} MiB`,
      "≤ 600 MiB",
      pool.peakMiB <= 600,
    ],
  ];
  const bars = rows.map(
    ([what, measured, bar, isReached]) =>
      `| ${what} | ${measured} | ${bar} | ${isReached ? "reached" : "**missed**"} |`,
  );
  const details = Object.entries(groups).map(([name, group]) => detailRow(name, group));
  return `# Reading pictures

Written by \`pnpm --filter @specimen/bench reading\`. ${count} pictures drawn with seed ${seed} and the cuts \`${cuts}\` of OCR-B, which neither training nor tuning has seen (packages/reader/README.md tells how sets are kept apart). Readable: the zone is whole in the picture, without glare, its characters at least 10 pixels apart and not blurred by more than 0.15 of that. The others should mostly not be judged.

${machine}

| what | measured | bar | |
| --- | ---: | ---: | --- |
${bars.join("\n")}

| pictures | number | documents right | lines right | characters wrong | not read | right digits: pass, fail, not judged | wrong digits: pass, fail, not judged | processor ms: median, 95 % |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${details.join("\n")}

Twenty pictures at once take ${(pool.ms / 1000).toFixed(1)} s in the one reading process, the start of the process included.

${table}`;
}

function detailRow(name: string, group: GroupScore): string {
  const verdicts = ({ pass, fail, notJudged }: GroupScore["printedRight"]) =>
    `${pass}, ${fail}, ${notJudged}`;
  const times = `${quantile(group.ms, 0.5).toFixed(0)}, ${quantile(group.ms, 0.95).toFixed(0)}`;
  const cells = [
    name,
    group.pictures,
    percent(group.right, group.pictures),
    percent(group.linesRight, group.lines),
    percent(group.errors, group.characters),
    group.notRead,
    verdicts(group.printedRight),
    verdicts(group.printedWrong),
    times,
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The section on other readers, for the readable pictures. */
export function comparisonTable(compared: readonly Compared[], own: GroupScore): string {
  const rows = compared.map(
    ({ name, lines, right, ms }) =>
      `| ${name}, from our straight lines | ${percent(right, lines)} | ${quantile(ms, 0.5).toFixed(0)} |`,
  );
  return `## Other readers

Lines of the readable pictures read without an error; each other reader gets the lines located and made straight by ours, and may only answer with the 37 characters. Processor time: ours with decoding, locating and checking, theirs for the lines alone.

| reader | lines right | processor ms, median |
| --- | ---: | ---: |
| own, everything included | ${percent(own.linesRight, own.lines)} | ${quantile(own.ms, 0.5).toFixed(0)} |
${rows.join("\n")}
`;
}
