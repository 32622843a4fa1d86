import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const note = "node_modules/.toolchain";
const commands = ["pnpm", "pnpm.cmd"];

/**
 * @typedef {object} CachedToolchain
 * @property {string} packages what was asked of npm
 * @property {string} node the Node that npm installed, or the host's own
 * @property {string} bin the folder with the package manager
 */

/**
 * Notes where npm put Node and the package manager, so that the next start need not ask it again.
 * @param {string} root
 * @param {{ packages: string, node: string, path: string }} found
 */
export function remember(root, { packages, node, path }) {
  const bin = path
    .split(delimiter)
    .find((folder) => commands.some((name) => existsSync(join(folder, name))));
  if (bin === undefined) return;
  writeFileSync(join(root, note), JSON.stringify({ packages, node, bin }));
}

/**
 * What was noted for these very packages, when it is still there.
 * @param {string} root
 * @param {string} packages
 * @returns {CachedToolchain | undefined}
 */
export function recall(root, packages) {
  const cached = read(join(root, note));
  if (cached === undefined || cached.packages !== packages) return undefined;
  const { node, bin } = cached;
  const isThere = existsSync(node) && commands.some((name) => existsSync(join(bin, name)));
  return isThere ? cached : undefined;
}

/**
 * @param {string} file
 * @returns {CachedToolchain | undefined}
 */
function read(file) {
  try {
    /** @type {unknown} */
    const noted = JSON.parse(readFileSync(file, "utf8"));
    return isToolchain(noted) ? noted : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} noted
 * @returns {noted is CachedToolchain}
 */
const isToolchain = (noted) =>
  typeof noted === "object" &&
  noted !== null &&
  ["packages", "node", "bin"].every((key) => typeof Reflect.get(noted, key) === "string");
