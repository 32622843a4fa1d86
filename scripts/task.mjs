// The second half of launch.mjs, on the Node and package manager that npm installed: installs what is
// missing, finds a browser for the tasks that need one and runs the task.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { remember } from "./toolchainCache.mjs";
import { ensureChromium } from "./chromium.mjs";
import { runInForeground } from "./child.mjs";
import { install, isInstalled } from "./installation.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tasksWithBrowser = ["verify", "measure"];

/**
 * @param {string} task
 * @param {string[]} args
 */
async function runTask(task, args) {
  const installed = isInstalled(root) ? 0 : await install(root);
  if (installed !== 0) return installed;
  if (tools !== undefined) {
    remember(root, { packages: tools, node: process.execPath, path: process.env.PATH ?? "" });
  }
  const env = { ...process.env };
  if (tasksWithBrowser.includes(task)) {
    const { path, refusal, shell } = await ensureChromium(root);
    if (refusal !== undefined) {
      console.error(refusal);
      return 1;
    }
    env.CHROMIUM_PATH = path;
    if (shell !== undefined) env.CHROMIUM_SHELL_PATH = shell;
  }
  return runInForeground("pnpm", ["--silent", "run", task, ...args], {
    cwd: root,
    env,
    shell: process.platform === "win32",
  });
}

const [task = "", ...args] = /** @type {string[]} */ (
  JSON.parse(process.env.SPECIMEN_TASK ?? "[]")
);
const tools = process.env.SPECIMEN_TOOLS;
delete process.env.SPECIMEN_TASK;
delete process.env.SPECIMEN_TOOLS;
process.exitCode = await runTask(task, args);
