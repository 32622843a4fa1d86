// Measures the product beside the baselines and writes docs/benchmarks.md. With names of parts only
// these are measured; the page shows the others as they were kept: npm run bench -- interactions load
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright";
import { startChromium } from "./browser/chromium.ts";
import { measureInteractionsOf, measureScreens } from "./browser/measureBrowser.ts";
import type { Subject } from "./browser/subject.ts";
import { startFloorSubjects } from "./floors/floorSubjects.ts";
import { describeComputer, describeMachine } from "./machine.ts";
import { forgetParts, keepParts, type Measured, type PartName, readParts } from "./parts.ts";
import { startProductSubjects } from "./product/productSubjects.ts";
import { attempt, failures, say } from "./progress.ts";
import { measureUploads } from "./reading/uploads.ts";
import { uploadsPage } from "./reading/uploadsPage.ts";
import { reportPage } from "./report.ts";
import {
  measureFilters,
  measureGrowth,
  measureLoad,
  measureThroughput,
} from "./server/measureServer.ts";
import { makeCertificate } from "./serving/certificate.ts";

const rounds = Number(process.env.SPECIMEN_BENCH_ROUNDS ?? 7);
/** Of the pictures that are uploaded. */
const seed = "7001";
let machine = describeComputer();

/** Measures the product in both ways of being signed in, and the baselines, in one browser. */
async function inBrowser<Value>(
  measure: (browser: Browser, subjects: readonly Subject[], rounds: number) => Promise<Value>,
): Promise<Value> {
  const certificate = await makeCertificate();
  const browser = await startChromium();
  // What has started ends, also where something after it does not start.
  const ends = [() => browser.close()];
  try {
    const floors = await startFloorSubjects(certificate);
    ends.push(() => floors.stop());
    const product = await startProductSubjects(browser, certificate);
    ends.push(() => product.stop());
    machine = describeMachine(browser.version());
    const subjects = [floors.plain, floors.react, floors.shell, product.apiToken, product.provider];
    return await measure(browser, subjects, rounds);
  } finally {
    await Promise.all(ends.map((end) => end()));
  }
}

const parts: { readonly [Name in PartName]: () => Promise<Measured[Name]> } = {
  screen: () => inBrowser(measureScreens),
  interactions: () => inBrowser(measureInteractionsOf),
  throughput: measureThroughput,
  filters: measureFilters,
  growth: measureGrowth,
  load: measureLoad,
  uploads: () => measureUploads(seed),
};

const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);

async function measurePart<Name extends PartName>(name: Name): Promise<void> {
  for (const value of await attempt(name, parts[name])) {
    const kept = { at: new Date().toISOString(), machine, rounds, value };
    await keepParts({ ...(await readParts()), [name]: kept });
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isPart(name));
if (unknown.length > 0) {
  throw new RangeError(
    `No such part: ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}.`,
  );
}
// The browser and the servers end by the signal themselves; the part that loses them is the last.
// 143 is how shells write SIGTERM.
process.once("SIGTERM", () => {
  process.exitCode = 143;
});
if (asked.length === 0) await forgetParts();
for (const name of Object.keys(parts).filter(isPart)) {
  if (asked.length === 0 || asked.includes(name)) await measurePart(name);
  if (process.exitCode !== undefined) process.exit();
}

const isPostgres = (process.env.DATABASE_URL ?? "") !== "";
const kept = await readParts();
const page = reportPage(kept, { isPostgres, failures: failures() });
const docs = join(import.meta.dirname, "../docs");
await writeFile(join(docs, "benchmarks.md"), page);
if (kept.uploads !== undefined)
  await writeFile(join(docs, "uploads.md"), uploadsPage(seed, kept.uploads.value));
console.log(`\n${page}`);
say(`written to ${docs}`);
if (failures().length > 0) {
  console.error(`Not measured: ${failures().join(", ")}.`);
  process.exitCode = 1;
}
