/** A picture that was drawn, with what is on it. */
export interface DrawnPicture {
  readonly file: string;
  readonly lines: readonly string[];
  /** Right check digits and wrong ones, by the names of the reader. */
  readonly checks: readonly { readonly name: string; readonly ok: boolean }[];
  /** The zone is whole in the picture, large, sharp and without glare enough that it should be read. */
  readonly readable: boolean;
  readonly font: string;
  readonly photo: Readonly<Record<string, unknown>>;
}

/** What the reader said of a picture. */
export interface ReadDocument {
  readonly file: string;
  readonly lines: readonly string[];
  readonly status: "read" | "unsure" | "notFound";
  readonly checks: readonly {
    readonly name: string;
    readonly ok: boolean;
    readonly verdict: "pass" | "fail" | "notJudged";
  }[];
  /** Processor time of decoding and reading, and of decoding alone. */
  readonly ms: number;
  readonly decodeMs: number;
}

/** Counts over a group of pictures. */
export interface GroupScore {
  pictures: number;
  right: number;
  lines: number;
  linesRight: number;
  characters: number;
  errors: number;
  notRead: number;
  /** Check digits printed right (or wrong) that were said to pass, fail, or not judged. */
  readonly printedRight: Record<"pass" | "fail" | "notJudged", number>;
  readonly printedWrong: Record<"pass" | "fail" | "notJudged", number>;
  wrongDocuments: number;
  /** Documents with wrong digits of which every digit was said to pass. */
  wrongPassedWhole: number;
  wrongFailed: number;
  readonly ms: number[];
  readonly ratios: number[];
}

export type Score = Readonly<Record<"all" | "readable" | "hard", GroupScore>>;

const emptyGroup = (): GroupScore => ({
  pictures: 0,
  right: 0,
  lines: 0,
  linesRight: 0,
  characters: 0,
  errors: 0,
  notRead: 0,
  printedRight: { pass: 0, fail: 0, notJudged: 0 },
  printedWrong: { pass: 0, fail: 0, notJudged: 0 },
  wrongDocuments: 0,
  wrongPassedWhole: 0,
  wrongFailed: 0,
  ms: [],
  ratios: [],
});

/** Compares what was read with what was drawn. */
export function score(truth: readonly DrawnPicture[], readings: readonly ReadDocument[]): Score {
  const byFile = new Map(readings.map((reading) => [reading.file, reading]));
  const groups: Score = { all: emptyGroup(), readable: emptyGroup(), hard: emptyGroup() };
  for (const drawn of truth) {
    const read = byFile.get(drawn.file);
    if (read === undefined) continue;
    count(groups.all, drawn, read);
    count(drawn.readable ? groups.readable : groups.hard, drawn, read);
  }
  return groups;
}

function count(group: GroupScore, drawn: DrawnPicture, read: ReadDocument): void {
  const linesRight = drawn.lines.filter((line, index) => read.lines[index] === line).length;
  const isRight = linesRight === drawn.lines.length;
  group.pictures += 1;
  group.lines += drawn.lines.length;
  group.linesRight += linesRight;
  group.right += isRight ? 1 : 0;
  group.notRead += read.status === "read" ? 0 : 1;
  group.characters += drawn.lines.join("").length;
  group.errors += drawn.lines.reduce(
    (sum, line, index) => sum + distance(line, read.lines[index] ?? ""),
    0,
  );
  const verdicts = drawn.checks.map(
    ({ name }) => read.checks.find((check) => check.name === name)?.verdict ?? "notJudged",
  );
  drawn.checks.forEach(({ ok }, index) => {
    const verdict = verdicts[index] ?? "notJudged";
    (ok ? group.printedRight : group.printedWrong)[verdict] += 1;
  });
  if (drawn.checks.some(({ ok }) => !ok)) {
    group.wrongDocuments += 1;
    if (verdicts.every((verdict) => verdict === "pass")) group.wrongPassedWhole += 1;
    if (verdicts.includes("fail")) group.wrongFailed += 1;
  }
  group.ms.push(read.ms);
  group.ratios.push(read.ms / Math.max(0.1, read.decodeMs));
}

/** Changes, insertions and removals between two texts (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charAt(i - 1) === b.charAt(j - 1);
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1)),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The value below which this share of the values lies; 0 of none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

const percent = (part: number, whole: number): string =>
  whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;

/** A score as lines of text. */
export function scoreText(groups: Score): string {
  return Object.entries(groups)
    .map(([name, group]) => {
      const { printedRight: right, printedWrong: wrong } = group;
      return [
        `${name}: ${group.pictures} pictures, documents right ${percent(group.right, group.pictures)}, lines ${percent(group.linesRight, group.lines)}, characters wrong ${percent(group.errors, group.characters)}, not read ${group.notRead}`,
        `  digits printed right: pass ${right.pass}, FAIL ${right.fail}, not judged ${right.notJudged}; printed wrong: PASS ${wrong.pass}, fail ${wrong.fail}, not judged ${wrong.notJudged}`,
        `  documents with wrong digits: ${group.wrongDocuments}, some digit failed ${group.wrongFailed}, ALL PASSED ${group.wrongPassedWhole}`,
        `  processor ms: median ${quantile(group.ms, 0.5).toFixed(0)}, 95 % ${quantile(group.ms, 0.95).toFixed(0)}; times a decode: median ${quantile(group.ratios, 0.5).toFixed(1)}`,
      ].join("\n");
    })
    .join("\n");
}
