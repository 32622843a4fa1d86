import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const note = "node_modules/.toolchain";
const commands = ["pnpm", "pnpm.cmd"];

/**
 * @typedef {object} Brought
 * @property {string} packages what was asked of npm
 * @property {string} node the Node it brought, or the host's own
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
 * @returns {Brought | undefined}
 */
export function recall(root, packages) {
  const brought = read(join(root, note));
  if (brought === undefined || brought.packages !== packages) return undefined;
  const { node, bin } = brought;
  const isThere = existsSync(node) && commands.some((name) => existsSync(join(bin, name)));
  return isThere ? brought : undefined;
}

/**
 * @param {string} file
 * @returns {Brought | undefined}
 */
function read(file) {
  try {
    /** @type {unknown} */
    const noted = JSON.parse(readFileSync(file, "utf8"));
    return isBrought(noted) ? noted : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} noted
 * @returns {noted is Brought}
 */
const isBrought = (noted) =>
  typeof noted === "object" &&
  noted !== null &&
  ["packages", "node", "bin"].every((key) => typeof Reflect.get(noted, key) === "string");
