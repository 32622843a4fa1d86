import { fork } from "node:child_process";
import * as z from "zod";
import { FairQueue } from "../../http/fairQueue.ts";
import type { CheckedPdf, PdfRefusal } from "./checkPdf.ts";
import type { PdfQuestion } from "./pdfProcess.ts";

/** What a PDF may cost. */
export interface PdfLimits {
  /** From the moment on that the process has begun with it, in ms. */
  readonly milliseconds: number;
  /** The time that the process has to start, in ms. */
  readonly beginMilliseconds: number;
  /** Memory of the process that looks through it. */
  readonly residentMiB: number;
}

/**
 * A PDF of 20 MiB with 400 pages takes 0.3 s and 50 MiB. The browser waits 10 s for an answer: where the
 * process starts more slowly it says that none came, and not that the file is damaged.
 */
export const pdfLimits: PdfLimits = {
  milliseconds: 8_000,
  beginMilliseconds: 20_000,
  residentMiB: 600,
};

const refusals = [
  "notPdf",
  "encrypted",
  "damaged",
  "hasScripts",
  "hasFiles",
] as const satisfies PdfRefusal[];

const Checked = z.union([
  z.object({ content: z.instanceof(Uint8Array) }),
  z.object({ refusal: z.enum(refusals) }),
]);

const processFile = new URL("./pdfProcess.ts", import.meta.url);

/** One at a time, so that the limit of memory is one of all customers together. */
const queue = new FairQueue({ atOnce: 1, mostWaiting: 5 });

/**
 * Checks a file as `checkPdf` does, in a process of its own: other calls keep their speed, and one that
 * takes more time or memory than any PDF to read is refused as damaged. Those of one customer wait for
 * one another; throws a ProblemError too_many_requests where too many do.
 */
export const checkPdfApart = (
  bytes: Uint8Array,
  customerId: string,
  limits: PdfLimits = pdfLimits,
): Promise<CheckedPdf> => queue.run(customerId, () => check(bytes, limits));

function check(bytes: Uint8Array, limits: PdfLimits): Promise<CheckedPdf> {
  const { milliseconds, beginMilliseconds, residentMiB } = limits;
  return new Promise((resolve, reject) => {
    const child = fork(processFile, {
      serialization: "advanced",
      execArgv: [],
      // Nothing of the server's settings is known to a process that reads what others send.
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const end = () => child.kill("SIGKILL");
    let timer = setTimeout(end, beginMilliseconds);
    child.once("message", () => {
      // It has begun: from here on it is the file that takes long, and no longer the start.
      clearTimeout(timer);
      timer = setTimeout(end, milliseconds);
      child.once("message", (answer) => resolve(Checked.parse(answer)));
    });
    child.once("error", reject);
    child.once("exit", () => {
      clearTimeout(timer);
      // Settled already where it has answered.
      resolve({ refusal: "damaged" });
    });
    const question: PdfQuestion = { bytes, residentMiB };
    child.send(question);
  });
}
