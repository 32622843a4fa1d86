import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { OperatedResult, ScreenResult } from "./browser/measureBrowser.ts";
import type { UploadsResult } from "./reading/uploads.ts";
import type {
  FilterResult,
  GrowthResult,
  LoadResult,
  ServerResult,
} from "./server/measureServer.ts";

/** What each part of the bench finds out. */
export interface Measured {
  screen: ScreenResult[];
  interactions: OperatedResult[];
  throughput: ServerResult[];
  filters: FilterResult[];
  growth: GrowthResult[];
  load: LoadResult;
  uploads: UploadsResult;
}

/** The name of a part, which `npm run bench` takes. */
export type PartName = keyof Measured;

/** What a part found out last, and where: an ISO date, the machine and the rounds. */
export interface Kept<Value> {
  readonly at: string;
  readonly machine: string;
  readonly rounds: number;
  readonly value: Value;
}

/** What is known of each part; one that failed or has not run is missing. */
export type KeptParts = { readonly [Name in PartName]?: Kept<Measured[Name]> };

const file = join(import.meta.dirname, "node_modules/.cache/specimen-bench.json");

/** The results that earlier runs have kept. */
export async function readParts(): Promise<KeptParts> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  return JSON.parse(text) as KeptParts;
}

/** Keeps results, so that nothing is lost when a later part fails. */
export async function keepParts(parts: KeptParts): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(parts, null, 2));
}

/** Forgets what earlier runs have kept. */
export const forgetParts = (): Promise<void> => rm(file, { force: true });
