import { copyFile, mkdir, readdir, rm, stat, utimes } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/** How long an asset is served after a build without it has started, in ms. */
const kept = 24 * 60 * 60 * 1000;

/** The time of a file that belongs to the build that runs. */
const current = new Date(0);

/** The files in a folder and its folders, such as `words-1a2b/de.json`. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"));
}

/** Assets of earlier builds, for tabs that were open when this one came. */
export interface EarlierAssets {
  /** The file of an asset such as `main-1a2b.js`; undefined if it is unknown or older than a day. */
  find(name: string, now: Date): string | undefined;
}

/**
 * Keeps the assets of a build in a folder, marks those of earlier builds with the time of the first
 * start without them, and deletes those a day later. Servers may share the folder.
 */
export async function keepAssets(built: string, folder: string, now: Date): Promise<EarlierAssets> {
  await mkdir(folder, { recursive: true });
  const names = await filesIn(built);
  const present = new Set(await filesIn(folder));
  for (const name of names) {
    if (!present.has(name)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await copyFile(join(built, name), join(folder, name));
    }
    await utimes(join(folder, name), current, current);
  }
  const retired = new Map<string, number>();
  for (const name of present) {
    if (names.includes(name)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs === 0) await utimes(file, now, now);
    const at = mtimeMs === 0 ? now.getTime() : mtimeMs;
    if (now.getTime() - at < kept) retired.set(name, at);
    else await rm(file, { force: true });
  }
  return {
    find(name, time) {
      const at = retired.get(name);
      if (at === undefined || time.getTime() - at >= kept) return undefined;
      return join(folder, name);
    },
  };
}
