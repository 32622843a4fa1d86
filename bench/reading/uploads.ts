import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Goal } from "../goals.ts";
import { type ProductSaid, startProduct } from "../product/product.ts";
import type { ServerProcess } from "../server/startProcess.ts";
import { percentile } from "../statistics.ts";

/** Pictures read while others call, and uploads begun at once. */
export const readTogether = 20;
export const begunAtOnce = 200;

/** Ms until an account may begin checks again. */
const limitedFor = 61_000;

const pieceBytes = 65_536;
const base = "/identity-documents/data-check/auto-verify";
const drawing = join(import.meta.dirname, "../../packages/reader/training/draw/drawPictures.ts");

/** What many uploads do to everybody else: times of `/currentUser` in ms, memory at its highest in MiB. */
export interface UploadsResult {
  readonly alone: readonly number[];
  readonly besideReadings: readonly number[];
  readonly besideFlood: readonly number[];
  readonly readerMiB: number;
  readonly serverMiB: number;
  /** From the first piece sent to the last check that ended. */
  readonly seconds: number;
  /** How the checks ended, and how those begun at once did or were answered. */
  readonly ended: readonly string[];
  readonly answered: readonly string[];
}

/** Has newly drawn pictures read at once by the running product, then far more than one account may send. */
export async function measureUploads(seed: string): Promise<UploadsResult> {
  const pictures = drawPictures(seed);
  const product = await startProduct({});
  try {
    return await measureWith(product, pictures);
  } finally {
    await product.stop();
  }
}

/** The goals of the data check under load. */
export function uploadGoals(result: UploadsResult): Goal[] {
  const atMost = (what: string, measured: number, unit: string, value: number): Goal => ({
    id: "R",
    what,
    measured,
    unit,
    limit: { kind: "atMost", of: "value", value },
  });
  const p95 = (times: readonly number[]) => percentile(times, 0.95);
  return [
    atMost(
      `/currentUser beside ${readTogether} pictures read, 95 % within`,
      p95(result.besideReadings),
      "ms",
      250,
    ),
    atMost(
      `/currentUser beside ${begunAtOnce} uploads at once, 95 % within`,
      p95(result.besideFlood),
      "ms",
      250,
    ),
    atMost("memory of the reading process", result.readerMiB, "MiB", 600),
    atMost("memory of the server during uploads", result.serverMiB, "MiB", 700),
  ];
}

function drawPictures(seed: string): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), "uploads-"));
  try {
    const options = ["--seed", seed, "--count", String(readTogether), "--cuts", "heldOut"];
    execFileSync(process.execPath, [drawing, folder, ...options]);
    return readdirSync(folder)
      .filter((name) => name.endsWith(".jpg"))
      .map((name) => readFileSync(join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureWith(
  { said, memory }: ServerProcess<ProductSaid>,
  pictures: readonly Buffer[],
): Promise<UploadsResult> {
  const alone = await callOthers(said, pause(3_000));
  const highest = { reader: 0, server: 0 };
  const watching = setInterval(() => {
    highest.reader = Math.max(highest.reader, readerMiB());
    void memory().then((now) => {
      highest.server = Math.max(highest.server, Math.round(now));
    });
  }, 200);
  const started = performance.now();
  const read = Promise.all(pictures.map((picture) => upload(said, picture)));
  const besideReadings = await callOthers(said, read);
  const seconds = (performance.now() - started) / 1000;
  const ended = await read;
  await pause(limitedFor);
  const flood = Promise.all(
    Array.from({ length: begunAtOnce }, (_, index) =>
      upload(said, pictures[index % pictures.length] ?? Buffer.alloc(0)),
    ),
  );
  const besideFlood = await callOthers(said, flood);
  const answered = await flood;
  clearInterval(watching);
  return {
    alone,
    besideReadings,
    besideFlood,
    readerMiB: highest.reader,
    serverMiB: highest.server,
    seconds,
    ended,
    answered,
  };
}

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

/** Sends a picture and waits until its check has ended; resolves with how, or with the refusal. */
async function upload(said: ProductSaid, picture: Buffer): Promise<string> {
  const opened = await call(said, base, { way: "scan", pictures: [picture.length] });
  if (!opened.ok) return `refused with ${opened.status}`;
  const { id } = (await opened.json()) as { id: string };
  for (let offset = 0; offset < picture.length; offset += pieceBytes) {
    const data = picture.subarray(offset, offset + pieceBytes).toString("base64");
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
