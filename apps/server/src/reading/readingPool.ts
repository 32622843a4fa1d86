import { type ChildProcess, fork } from "node:child_process";
import { checkBytes } from "./pictureLimits.ts";
import type { ReadMessage, ReadRequest } from "./readingMessages.ts";
import type { UploadOptions, UploadReading } from "./readUpload.ts";
import { RefusedPictureError } from "./refusedPicture.ts";

export interface ReadingLimits {
  /** Files that wait while one is read; one more is turned away. */
  readonly queue: number;
  /** The time of one file from the moment on that the process has begun with it, in ms. */
  readonly milliseconds: number;
  /** The time that a process has to start and to begin with a file, in ms. */
  readonly beginMilliseconds: number;
  /** Memory of JavaScript in the process. */
  readonly heapMiB: number;
  /** A process that holds more after a picture is replaced. */
  readonly residentMiB: number;
}

/** The reading process stays below 600 MiB: what decoding adds to the heap is bounded by the pictures' limits. */
export const readingLimits: ReadingLimits = {
  queue: 8,
  milliseconds: 10_000,
  beginMilliseconds: 20_000,
  heapMiB: 256,
  residentMiB: 450,
};

/** Why a file was not read although it may be a picture. */
export type ReadingFailure = "queueFull" | "timedOut" | "processEnded" | "cancelled" | "closed";

/** A file was not read although it may be a picture. */
export class ReadingError extends Error {
  override readonly name = "ReadingError";
  readonly code: ReadingFailure;
  constructor(code: ReadingFailure) {
    super(`picture not read: ${code}`);
    this.code = code;
  }
}

export interface ReadOptions extends UploadOptions {
  readonly signal?: AbortSignal;
}

export interface ReadingPool {
  /**
   * Reads a file in the process of the pool.
   * @throws {RefusedPictureError} when it is not a picture that is read.
   * @throws {ReadingError} when the queue is full, the limits are passed, or it was cancelled.
   */
  read(bytes: Uint8Array, options: ReadOptions): Promise<UploadReading>;
  /** The most memory that a process of the pool has used, in MiB. */
  peakMiB(): number;
  /** Ends the process; files that wait are not read. */
  close(): void;
}

interface Task {
  readonly request: ReadRequest;
  readonly options: ReadOptions;
  readonly resolve: (reading: UploadReading) => void;
  readonly reject: (error: Error) => void;
}

const processFile = new URL("./readingProcess.ts", import.meta.url);

/**
 * Reads files one after the other in a process of its own, so that other calls keep their speed,
 * a decoder that fails takes nothing with it, and memory and time have limits that hold.
 */
export function createReadingPool(limits: ReadingLimits = readingLimits): ReadingPool {
  const waiting: Task[] = [];
  let current: Task | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isBegun = false;
  let child: ChildProcess | undefined;
  let isClosed = false;
  let peak = 0;

  const start = (): ChildProcess => {
    const started = fork(processFile, {
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${limits.heapMiB}`],
      // Nothing of the server's settings is known to a process that decodes what strangers send.
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.on("message", (message: ReadMessage) => {
      if (started === child) receive(message);
    });
    started.on("exit", () => {
      if (started !== child) return;
      child = undefined;
      finish((task) => task.reject(new ReadingError("processEnded")));
    });
    // It was not started, or takes nothing: the system has no process or no file left.
    started.on("error", () => {
      if (started === child) stop("processEnded");
    });
    started.unref();
    started.channel?.unref();
    return started;
  };

  const end = (): void => {
    const ended = child;
    child = undefined;
    ended?.kill("SIGKILL");
  };

  const next = (): void => {
    if (current !== undefined || isClosed) return;
    current = waiting.shift();
    if (current === undefined) return;
    try {
      child ??= start();
      child.channel?.ref();
      child.send(current.request);
    } catch {
      // Of some faults the system tells at once, and then there may be no channel to send by.
      stop("processEnded");
      return;
    }
    isBegun = false;
    timer = setTimeout(() => stop("timedOut"), limits.beginMilliseconds);
  };

  /** From here on it is the file that takes long, and no longer the start of the process. */
  const begin = (): void => {
    if (isBegun) return;
    isBegun = true;
    clearTimeout(timer);
    timer = setTimeout(() => stop("timedOut"), limits.milliseconds);
  };

  const finish = (settle: (task: Task) => void): void => {
    clearTimeout(timer);
    child?.channel?.unref();
    const task = current;
    current = undefined;
    if (task !== undefined) settle(task);
    next();
  };

  const stop = (code: ReadingFailure): void => {
    end();
    finish((task) => task.reject(new ReadingError(code)));
  };

  const receive = (message: ReadMessage): void => {
    if (message.kind === "step") {
      begin();
      current?.options.onStep?.(message.step);
      return;
    }
    const { residentMiB, peakMiB } = message.memory;
    peak = Math.max(peak, peakMiB);
    if (residentMiB > limits.residentMiB) end();
    finish((task) => {
      if (message.kind === "read") task.resolve(message.reading);
      else task.reject(new RefusedPictureError(message.code));
    });
  };

  const cancel = (task: Task): void => {
    if (task === current) {
      stop("cancelled");
      return;
    }
    const place = waiting.indexOf(task);
    if (place < 0) return;
    waiting.splice(place, 1);
    task.reject(new ReadingError("cancelled"));
  };

  return {
    read: (bytes, options) =>
      new Promise((resolve, reject) => {
        checkBytes(bytes);
        if (isClosed) throw new ReadingError("closed");
        if (options.signal?.aborted) throw new ReadingError("cancelled");
        if (current !== undefined && waiting.length >= limits.queue)
          throw new ReadingError("queueFull");
        const task: Task = {
          request: { bytes, barcodes: options.barcodes },
          options,
          resolve,
          reject,
        };
        options.signal?.addEventListener("abort", () => cancel(task), { once: true });
        waiting.push(task);
        next();
      }),
    peakMiB: () => peak,
    close: () => {
      isClosed = true;
      end();
      for (const task of waiting.splice(0)) task.reject(new ReadingError("closed"));
      finish((task) => task.reject(new ReadingError("closed")));
    },
  };
}
