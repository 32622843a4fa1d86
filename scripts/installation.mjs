import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./child.mjs";

const stamp = "node_modules/.installed";

/**
 * What the installed packages depend on: the lock, the workspace's settings and this Node.
 * @param {string} root
 */
function fingerprint(root) {
  const hash = createHash("sha256").update(`${process.platform} ${process.version}`);
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", ".npmrc"]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * The folders of the workspaces, the root's first.
 * @param {string} root
 */
function workspaces(root) {
  const nested = ["packages", "apps"]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  return [".", ...nested, "e2e", "bench"].filter((folder) =>
    existsSync(join(root, folder, "package.json")),
  );
}

/**
 * Whether the packages the lock names are installed, so that nothing has to be asked of pnpm.
 * @param {string} root
 */
export function isInstalled(root) {
  const path = join(root, stamp);
  if (!existsSync(path) || readFileSync(path, "utf8") !== fingerprint(root)) return false;
  return workspaces(root).every((folder) => existsSync(join(root, folder, "node_modules")));
}

/**
 * Installs what the lock names, quietly unless it takes long or fails; resolves with the exit code.
 * @param {string} root
 */
export async function install(root) {
  const { code, output } = await runQuietly(
    "pnpm",
    ["install", "--frozen-lockfile", "--prefer-offline"],
    {
      cwd: root,
      // Without a terminal pnpm must not stop to ask whether it may replace old packages.
      env: { ...process.env, CI: "true" },
      shell: process.platform === "win32",
      onWait: () => console.log("Installing dependencies, this takes a moment …"),
    },
  );
  if (code === 0) writeFileSync(join(root, stamp), fingerprint(root));
  else console.error(`${output}\nThe dependencies could not be installed.`);
  return code;
}
