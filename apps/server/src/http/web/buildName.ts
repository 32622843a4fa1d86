import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The name that a build of the web app bears in its document; undefined for a folder without one. */
export function buildName(root: string): string | undefined {
  const index = join(root, "index.html");
  if (!existsSync(index)) return undefined;
  return /<meta name="build" content="([\w-]+)"/.exec(readFileSync(index, "utf8"))?.[1];
}
