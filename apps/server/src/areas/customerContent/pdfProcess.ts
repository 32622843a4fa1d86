// The process that looks through one PDF and ends: what is packed in a file of some kilobytes can be
// gigabytes, which the library unpacks without a limit. `checkPdfApart` starts it; it says when it
// begins, and then what it found.
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { checkPdf } from "./checkPdf.ts";

/** What the process is asked: to look through these bytes with at most so much memory. */
export interface PdfQuestion {
  readonly bytes: Uint8Array;
  readonly residentMiB: number;
}

/** How often its memory is looked at, in ms. */
const lookInterval = 20;

async function answer({ bytes, residentMiB }: PdfQuestion): Promise<void> {
  // Unpacking lets nothing else in on its thread, so another one watches.
  const watch = new Worker(new URL(import.meta.url), { workerData: residentMiB });
  await new Promise((resolve) => watch.once("online", resolve));
  process.send?.("begun");
  const checked = await checkPdf(bytes);
  process.send?.(checked, () => process.exit(0));
}

if (isMainThread) {
  process.once("message", (question: PdfQuestion) => void answer(question));
  // Nobody waits for an answer any more.
  process.once("disconnect", () => process.exit(0));
} else {
  setInterval(() => {
    if (process.memoryUsage.rss() > Number(workerData) * 1024 * 1024) {
      process.kill(process.pid, "SIGKILL");
    }
  }, lookInterval);
}
