import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { runQuietly } from "./child.mjs";

/** @type {Record<string, string[]>} */
const systemPaths = {
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/opt/google/chrome/chrome",
    "/snap/bin/chromium",
  ],
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ],
};

const packageManagers = {
  "apt-get": [
    ["update"],
    ["install", "-y", "chromium"],
    ["install", "-y", "chromium-headless-shell"],
  ],
  apk: [["add", "chromium"]],
  dnf: [["install", "-y", "chromium"]],
};

/** Where Debian keeps the Chromium that has no window. */
const debiansShell = "/usr/bin/chromium-headless-shell";

/**
 * Places a Chromium may stand at, best first: the one named, Playwright's own, the system's.
 * @param {{ named: string | undefined, playwrights: string, platform: string }} host
 */
export const candidatePaths = ({ named, playwrights, platform }) =>
  named === undefined || named === "" ? [playwrights, ...(systemPaths[platform] ?? [])] : [named];

/**
 * What a person is told when no Chromium could be found or installed.
 * @param {string} platform
 */
export const noChromium = (platform) =>
  [
    "The browser tests need Chromium, and none could be found or installed.",
    platform === "linux"
      ? "Install one (Debian, Ubuntu: sudo apt-get install chromium) or name yours:"
      : "Install Chrome or Chromium or name yours:",
    "  CHROMIUM_PATH=/path/to/chromium npm test",
  ].join("\n");

/** @param {string} path */
const namedIsMissing = (path) =>
  `CHROMIUM_PATH names ${path}, which is not a program that can be run. Correct it or unset it.`;

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the program starts: one without its system libraries, or a stub, does not.
 * @param {string} path
 */
async function starts(path) {
  if (!isProgram(path)) return false;
  if (process.platform !== "linux") return true;
  const { code } = await runQuietly(path, ["--version"]);
  return code === 0;
}

/**
 * The first of the paths at which a browser stands that starts, or undefined.
 * @param {readonly string[]} paths
 */
export async function firstThatStarts(paths) {
  for (const path of paths) if (await starts(path)) return path;
  return undefined;
}

/**
 * The version that a program says it is, such as "156.0.8078.79", or undefined.
 * @param {string} path
 */
async function versionOf(path) {
  if (!isProgram(path)) return undefined;
  const { code, output } = await runQuietly(path, ["--version"]);
  return code === 0 ? /\d+(?:\.\d+){3}/u.exec(output)?.[0] : undefined;
}

/**
 * The Chromium without a window if it is of the same version as the whole one, so that both have
 * one engine; undefined otherwise.
 * @param {string} whole
 */
export async function shellOf(whole, shell = debiansShell) {
  const version = await versionOf(shell);
  return version !== undefined && version === (await versionOf(whole)) ? shell : undefined;
}

async function installWithPackageManager() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  for (const [command, steps] of Object.entries(packageManagers)) {
    for (const args of steps) {
      const { code } = await runQuietly(command, args, {
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
      if (code === 127) break;
    }
  }
}

/**
 * Makes sure a Chromium stands on this machine, installing one when none does, and resolves with
 * `{ path, shell }` (the whole browser, and the one without a window where there is one) or, when
 * that is impossible, with `{ refusal }`: what the person can do.
 * Needs the dependencies to be installed, since Playwright knows where its own browser belongs.
 * @param {string} root
 * @returns {Promise<{ path: string, shell: string | undefined, refusal?: undefined } | { refusal: string, path?: undefined, shell?: undefined }>}
 */
export async function ensureChromium(root) {
  const { platform, env } = process;
  const require = createRequire(join(root, "package.json"));
  const { chromium } = await import("playwright");
  const named = env.CHROMIUM_PATH;
  const find = () =>
    firstThatStarts(candidatePaths({ named, playwrights: chromium.executablePath(), platform }));

  const standing = await find();
  const isNamed = named !== undefined && named !== "";
  if (standing !== undefined) {
    return { path: standing, shell: isNamed ? undefined : await shellOf(standing) };
  }
  if (isNamed) return { refusal: namedIsMissing(named) };

  console.log("No Chromium found: installing one, this takes a moment …");
  const cli = join(dirname(require.resolve("playwright/package.json")), "cli.js");
  const asRoot = process.getuid?.() === 0;
  await runQuietly(
    process.execPath,
    [cli, "install", ...(asRoot ? ["--with-deps"] : []), "chromium"],
    { cwd: root },
  );
  if ((await find()) === undefined) await installWithPackageManager();
  const installed = await find();
  if (installed === undefined) return { refusal: noChromium(platform) };
  return { path: installed, shell: await shellOf(installed) };
}
