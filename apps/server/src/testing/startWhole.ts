import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SpecimenOptions } from "../boot/specimenOptions.ts";
import { type Specimen, startSpecimen } from "../boot/startSpecimen.ts";

/** The password of each demo account where a test does not choose another. */
export const demoPassword = "a password of the tests";

/**
 * Starts the whole product with an empty web app, by default in memory and on ports that are free;
 * closing it removes the web app too.
 */
export async function startWhole(options: Partial<SpecimenOptions> = {}): Promise<Specimen> {
  const webRoot = await mkdtemp(join(tmpdir(), "specimen-web-"));
  await writeFile(join(webRoot, "index.html"), "<!doctype html><title>Specimen</title>");
  const specimen = await startSpecimen({
    place: { kind: "memory" },
    ports: { web: 0, api: 0, statistics: 0, identity: 0 },
    demoPassword,
    webRoot,
    ...options,
  });
  return {
    ...specimen,
    async close() {
      await specimen.close();
      await rm(webRoot, { recursive: true, force: true });
    },
  };
}
