import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { setTimeout } from "node:timers/promises";

/** @type {NodeJS.Signals[]} */
const passedOn = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Exit code a shell would report: the code itself, or 128 plus the signal's number.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export const exitCodeOf = (code, signal) =>
  code ?? 128 + (signal === null ? 0 : constants.signals[signal]);

/**
 * Passes the signals sent to this process on to a child; answers how to stop doing so.
 * @param {import("node:child_process").ChildProcess} child
 */
function passSignalsTo(child) {
  const handlers = passedOn.map((signal) => ({ signal, pass: () => void child.kill(signal) }));
  for (const { signal, pass } of handlers) process.on(signal, pass);
  return () => {
    for (const { signal, pass } of handlers) process.off(signal, pass);
  };
}

const stopPatienceMs = 15_000;
const lookEveryMs = 50;

/**
 * How long a group may take to stop, in ms: a server told to drain goes on answering before it stops.
 * @param {NodeJS.ProcessEnv} env
 */
export const stopPatienceOf = ({ SPECIMEN_DRAIN_SECONDS: drain = "" }) =>
  stopPatienceMs + (/^\d{1,3}$/.test(drain) ? Number(drain) * 1000 : 0);

/**
 * Signals every process of a group; answers whether the group still had one.
 * @param {number} group
 * @param {NodeJS.Signals | 0} signal
 */
function signalGroup(group, signal) {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

/**
 * Resolves when no process of the group is left; ends by force what does not stop in time.
 * @param {number} group
 */
async function groupIsGone(group) {
  const end = Date.now() + stopPatienceOf(process.env);
  while (signalGroup(group, 0)) {
    if (Date.now() > end) signalGroup(group, "SIGKILL");
    await setTimeout(lookEveryMs);
  }
}

/**
 * Runs a command with everything it starts as one process group. Shells and package managers in
 * between end at a signal without passing it on; so the signals sent to this process, or the end
 * of the npm above it, reach the whole group, and this process waits until the last one has put
 * its data away. Resolves with the command's exit code; rejects when it cannot be started. On Windows the
 * console itself signals every process.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<number>}
 */
export async function runAsGroup(command, args, options) {
  if (process.platform === "win32") return runInForeground(command, args, options);
  const child = spawn(command, args, { stdio: "inherit", ...options, detached: true });
  const { ppid } = process;
  let isStopping = false;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    isStopping = true;
    if (child.pid !== undefined) signalGroup(child.pid, signal);
  };
  for (const signal of passedOn) process.on(signal, stop);
  const watch = setInterval(() => {
    if (process.ppid === ppid || process.env.npm_lifecycle_event === undefined) return;
    clearInterval(watch);
    stop("SIGTERM");
  }, lookEveryMs);
  try {
    const [code, signal] = /** @type {[number | null, NodeJS.Signals | null]} */ (
      await once(child, "exit")
    );
    if (isStopping && child.pid !== undefined) await groupIsGone(child.pid);
    return exitCodeOf(code, signal);
  } finally {
    clearInterval(watch);
    for (const signal of passedOn) process.off(signal, stop);
  }
}

/**
 * Runs a command in the foreground and resolves with its exit code. Signals sent to this process
 * are passed on, and this process waits until the command has stopped by itself. Rejects when the command cannot be started.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runInForeground(command, args, options = {}) {
  const child = spawn(command, args, { stdio: "inherit", ...options });
  const stopPassing = passSignalsTo(child);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(exitCodeOf(code, signal)));
  }).finally(stopPassing);
}

/**
 * Runs a command quietly and resolves with `{ code, output }`; what it printed is kept for the
 * caller to show when it failed. `onWait` is called once when it takes longer than a second.
 * A command that cannot be started resolves with code 127.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ onWait?: () => void, cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(command, args, { onWait, ...options } = {}) {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const patience = new AbortController();
  const { signal } = patience;
  setTimeout(1000, undefined, { signal }).then(onWait, () => {});
  let output = "";
  /** @param {Buffer} chunk */
  const keep = (chunk) => {
    output += chunk;
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const stopPassing = passSignalsTo(child);
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 127, output: String(error) }));
    child.once("close", (code, signal) => resolve({ code: exitCodeOf(code, signal), output }));
  }).finally(() => {
    patience.abort();
    stopPassing();
  });
}
