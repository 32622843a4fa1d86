// Starts a task of package.json with the right Node and package manager on a machine that has
// only Node >= 20 and npm: node scripts/launch.mjs <task> [arguments]. Plain JavaScript without
// dependencies, since nothing is installed yet.
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { recall } from "./toolchainCache.mjs";
import { runAsGroup } from "./child.mjs";
import { chooseToolchain } from "./toolchain.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The npm that called us, the one beside Node, or the one on the PATH. */
function findNpm() {
  const besideNode = [
    join(dirname(process.execPath), "node_modules/npm/bin/npm-cli.js"),
    join(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js"),
  ];
  const caller = process.env.npm_execpath;
  const scripts = [...(caller?.endsWith("npm-cli.js") ? [caller] : []), ...besideNode];
  const script = scripts.find((path) => existsSync(path));
  if (script !== undefined) return { command: process.execPath, first: [script] };
  return { command: "npm", first: [] };
}

/**
 * @param {string | undefined} task
 * @param {string[]} args
 */
async function launch(task, args) {
  if (task === undefined) {
    console.error("Usage: node scripts/launch.mjs <task of package.json> [arguments]");
    return 1;
  }
  const { packages, refusal } = chooseToolchain(process);
  if (refusal !== undefined) {
    console.error(refusal);
    return 1;
  }
  // The arguments travel in the environment: no shell on the way can split or expand them.
  const env = {
    ...process.env,
    SPECIMEN_TASK: JSON.stringify([task, ...args]),
    SPECIMEN_TOOLS: packages.join(" "),
    TURBO_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
    STORYBOOK_DISABLE_TELEMETRY: "1",
    npm_config_update_notifier: "false",
  };
  const cached = recall(root, env.SPECIMEN_TOOLS);
  if (cached !== undefined) {
    const { node, bin } = cached;
    const path = [dirname(node), bin, process.env.PATH ?? ""].join(delimiter);
    return runAsGroup(node, ["scripts/task.mjs"], { cwd: root, env: { ...env, PATH: path } });
  }
  const npm = findNpm();
  const asked = packages.map((name) => `--package=${name}`);
  return runAsGroup(
    npm.command,
    [...npm.first, "exec", "--yes", "--prefer-offline", ...asked, "-c", "node scripts/task.mjs"],
    { cwd: root, env, shell: npm.command === "npm" && process.platform === "win32" },
  );
}

const [task, ...args] = process.argv.slice(2);
process.exitCode = await launch(task, args).catch((/** @type {unknown} */ error) => {
  console.error(
    `npm could not be started: ${String(error)}. It comes with Node; please install it.`,
  );
  return 1;
});
