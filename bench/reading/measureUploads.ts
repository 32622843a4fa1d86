// Measures what many uploads at once do to everybody else, and writes docs/uploads.md:
// node reading/measureUploads.ts --seed 7001
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { describeComputer } from "../machine.ts";
import { type ProductSaid, startProduct } from "../product/product.ts";
import { median, percentile } from "../statistics.ts";

const { values } = parseArgs({ options: { seed: { type: "string", default: "7001" } } });

/** Pictures read while others call, and uploads begun at once. */
const READ_TOGETHER = 20;
const BEGUN_AT_ONCE = 200;

/** Goals: of the calls of others in ms, and of the reading process in MiB. */
const GOALS = { currentUser: 250, memory: 600 };

const PIECE = 65_536;
const base = "/identity-documents/data-check/auto-verify";
const drawing = join(import.meta.dirname, "../../packages/reader/training/draw/drawPictures.ts");
const page = join(import.meta.dirname, "../../docs/uploads.md");

const folder = mkdtempSync(join(tmpdir(), "uploads-"));
try {
  execFileSync(process.execPath, [
    drawing,
    folder,
    "--seed",
    values.seed,
    "--count",
    String(READ_TOGETHER),
    "--cuts",
    "heldOut",
  ]);
  const pictures = readdirSync(folder)
    .filter((name) => name.endsWith(".jpg"))
    .map((name) => readFileSync(join(folder, name)));
  const product = await startProduct({});
  try {
    const text = await measure(product.said, pictures);
    writeFileSync(page, text);
    console.log(text);
  } finally {
    await product.stop();
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function measure(said: ProductSaid, pictures: readonly Buffer[]): Promise<string> {
  const alone = await callOthers(said, pause(3_000));
  let memory = 0;
  const watching = setInterval(() => {
    memory = Math.max(memory, readerMiB());
  }, 200);
  const started = performance.now();
  const stages = Promise.all(pictures.map((picture) => upload(said, picture)));
  const beside = await callOthers(said, stages);
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watching);
  const ended = countOf(await stages);
  const begun = Promise.all(
    Array.from({ length: BEGUN_AT_ONCE }, async () => String((await open(said, 100)).status)),
  );
  const flooded = await callOthers(said, begun);
  const answers = countOf(await begun);
  const p95 = (times: readonly number[]) => percentile(times, 0.95);
  const row = (what: string, times: readonly number[]) =>
    `| \`/currentUser\` ${what}: median, 95 % | ${median(times).toFixed(1)}, ${p95(times).toFixed(1)} ms | ≤ ${GOALS.currentUser} ms | ${verdict(p95(times) <= GOALS.currentUser)} |`;
  return [
    "# Many uploads at once",
    "",
    `Written by \`pnpm --filter @specimen/bench uploads\`: ${READ_TOGETHER} drawn pictures (seed ${values.seed}) sent and read at once by the running product, while another account calls \`/currentUser\`; then ${BEGUN_AT_ONCE} uploads begun at once by one account.`,
    "",
    describeComputer(),
    "",
    "| what | measured | bar | |",
    "| --- | ---: | ---: | --- |",
    row("alone", alone),
    row(`beside ${READ_TOGETHER} readings`, beside),
    row(`beside ${BEGUN_AT_ONCE} uploads`, flooded),
    `| memory of the reading process | ${memory} MiB | ≤ ${GOALS.memory} MiB | ${verdict(memory <= GOALS.memory)} |`,
    `| ${READ_TOGETHER} pictures sent, read and judged | ${seconds.toFixed(1)} s | | |`,
    "",
    `How the ${READ_TOGETHER} checks ended: ${told(ended)}. How the ${BEGUN_AT_ONCE} uploads were answered: ${told(answers)}.`,
    "",
  ].join("\n");
}

const verdict = (isReached: boolean) => (isReached ? "reached" : "missed");

function countOf(all: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

const told = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([name, count]) => `${count} × ${name}`).join(", ");

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Calls one after the other until something has ended; the time of each in ms. */
async function callOthers(said: ProductSaid, ended: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const end = { isOver: false };
  void ended.finally(() => {
    end.isOver = true;
  });
  do {
    const before = performance.now();
    const answer = await fetch(`${said.api}/currentUser`, {
      headers: { Authorization: `Bearer ${said.token}` },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`/currentUser answers ${answer.status}`);
    times.push(performance.now() - before);
    await pause(20);
  } while (!end.isOver);
  return times;
}

const call = (said: ProductSaid, path: string, body?: object) =>
  fetch(said.api + path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      Authorization: `Bearer ${said.checkerToken}`,
      "Content-Type": "application/json",
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const open = (said: ProductSaid, bytes: number) =>
  call(said, base, { way: "scan", pictures: [bytes] });

/** Sends a picture and waits until its check has ended; resolves with how. */
async function upload(said: ProductSaid, picture: Buffer): Promise<string> {
  const { id } = (await (await open(said, picture.length)).json()) as { id: string };
  for (let offset = 0; offset < picture.length; offset += PIECE) {
    const data = picture.subarray(offset, offset + PIECE).toString("base64");
    const sent = await call(said, `${base}/pieces`, { sessionId: id, page: 0, offset, data });
    if (!sent.ok) return `not sent, ${sent.status}`;
  }
  for (;;) {
    const answer = await call(said, `${base}?sessionId=${id}`);
    const { stage } = (await answer.json()) as { stage: string };
    if (stage === "decided" || stage === "failed") return stage;
    await pause(500);
  }
}

/** What the reading process holds, by what Linux tells of processes; 0 where there is none. */
function readerMiB(): number {
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${id}/cmdline`, "utf8").includes("readingProcess.ts")) continue;
      const [, kibibytes = "0"] =
        /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8")) ?? [];
      return Math.round(Number(kibibytes) / 1024);
    } catch {
      // It has ended in the meantime.
    }
  }
  return 0;
}
