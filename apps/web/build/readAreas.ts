import type { Area } from "../src/areas/Area.ts";

/** The list of areas, which Node reads as it is: without the code that it loads. */
export async function readAreas(): Promise<readonly Area[]> {
  // Not followed by the bundler that reads the configuration of the build.
  const list = new URL("../src/app/areas.ts", import.meta.url).href;
  const { areas } = (await import(list)) as { areas: readonly Area[] };
  return areas;
}
