import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Contents by address, the address with a leading slash. */
export type Files = ReadonlyMap<string, Buffer>;

/** Every file below a folder, without the compressed copies a build may have left beside them. */
export function filesOf(folder: string): Files {
  return new Map(
    globSync("**", { cwd: folder })
      .filter((path) => statSync(join(folder, path)).isFile() && !/\.(br|gz)$/u.test(path))
      .map((path) => [`/${path.replaceAll("\\", "/")}`, readFileSync(join(folder, path))]),
  );
}
