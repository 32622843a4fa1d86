// Measures the reader on newly drawn pictures and writes docs/reading-pictures.md:
// node reading/measureReading.ts --seed 7001 --count 400 [--others]
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { decodePicture } from "../../apps/server/src/reading/decodePicture.ts";
import { createReadingPool, readingLimits } from "../../apps/server/src/reading/readingPool.ts";
import { readUpload } from "../../apps/server/src/reading/readUpload.ts";
import {
  type DrawnPicture,
  type ReadDocument,
  score,
} from "../../packages/reader/training/score.ts";
import { describeComputer } from "../machine.ts";
import { lineStrips } from "./lineStrips.ts";
import { installOthers, type LineReader, paddle, tesseract } from "./otherReaders.ts";
import { comparisonTable, type Compared, readingPage } from "./readingPage.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "7001" },
    count: { type: "string", default: "400" },
    cuts: { type: "string", default: "heldOut" },
    others: { type: "boolean", default: false },
  },
});

/** Other readers get the readable among so many pictures: they are slow. */
const mostCompared = 80;

const reader = join(import.meta.dirname, "../../packages/reader/training");
const page = join(import.meta.dirname, "../../docs/reading-pictures.md");
sharp.concurrency(1);
sharp.cache(false);

const folder = mkdtempSync(join(tmpdir(), "drawn-"));
try {
  const { seed, count, cuts } = values;
  const script = join(reader, "draw/drawPictures.ts");
  execFileSync(process.execPath, [
    script,
    folder,
    "--seed",
    seed,
    "--count",
    count,
    "--cuts",
    cuts,
  ]);
  const truth = JSON.parse(readFileSync(join(folder, "truth.json"), "utf8")) as DrawnPicture[];
  const others: LineReader[] = [];
  if (values.others) {
    installOthers();
    others.push(await tesseract(), await paddle("v4"), await paddle("v3"));
  }
  const { readings, compared } = await readAll(truth, others);
  const pool = await readTogether(truth.slice(0, 20));
  const groups = score(truth, readings);
  const table = compared.length > 0 ? comparisonTable(compared, groups.readable) : keptComparison();
  writeFileSync(
    page,
    readingPage({ groups, seed, count, cuts, pool, machine: describeComputer(), table }),
  );
} finally {
  rmSync(folder, { recursive: true });
}

/** Reads every picture by the server's code, and by each other reader from the lines made straight. */
async function readAll(
  truth: readonly DrawnPicture[],
  others: readonly LineReader[],
): Promise<{ readings: ReadDocument[]; compared: Compared[] }> {
  const readings: ReadDocument[] = [];
  const compared = others.map(({ name }): Compared => ({ name, lines: 0, right: 0, ms: [] }));
  await readUpload(readFileSync(join(folder, truth[0]?.file ?? "")), { barcodes: "never" });
  for (const drawn of truth) {
    const bytes = readFileSync(join(folder, drawn.file));
    const decodeMs = await decodingTime(bytes);
    const started = processorTime();
    const { zone } = await readUpload(bytes, { barcodes: "never" });
    const ms = processorTime() - started;
    const lines = zone?.lines.map(({ text }) => text) ?? [];
    const checks = zone?.checks ?? [];
    readings.push({
      file: drawn.file,
      lines,
      status: zone?.status ?? "notFound",
      checks,
      ms,
      decodeMs,
    });
    if (!drawn.readable || others.length === 0 || readings.length > mostCompared) continue;
    const strips = lineStrips(await decodePicture(bytes), zone?.lines ?? []);
    for (const [index, other] of others.entries()) {
      const result = compared[index];
      if (result === undefined) continue;
      const before = processorTime();
      const texts = await other.read(strips);
      result.ms.push(processorTime() - before);
      result.lines += drawn.lines.length;
      result.right += drawn.lines.filter((line, row) => texts[row] === line).length;
    }
  }
  await Promise.all(others.map((other) => other.close()));
  return { readings, compared };
}

/** Twenty pictures at once through the pool of the server, its queue long enough for all. */
async function readTogether(
  truth: readonly DrawnPicture[],
): Promise<{ ms: number; peakMiB: number }> {
  const pool = createReadingPool({ ...readingLimits, queue: 20, milliseconds: 60_000 });
  const started = performance.now();
  const files = truth.map(({ file }) => readFileSync(join(folder, file)));
  await Promise.all(files.map((bytes) => pool.read(bytes, { barcodes: "never" })));
  const result = { ms: performance.now() - started, peakMiB: pool.peakMiB() };
  pool.close();
  return result;
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Processor time of decoding alone: the least of three. */
async function decodingTime(bytes: Buffer): Promise<number> {
  const times: number[] = [];
  for (let each = 0; each < 3; each += 1) {
    const started = processorTime();
    await sharp(bytes).raw().toBuffer();
    times.push(processorTime() - started);
  }
  return Math.min(...times);
}

/** The comparison of an earlier run stays in the page when this run made none. */
function keptComparison(): string {
  const text = readFileSync(page, "utf8");
  return text.slice(text.indexOf("## Other readers"));
}
