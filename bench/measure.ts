// Measures the product beside the baselines and writes docs/benchmarks.md. With the name of a part
// (browser or server) only that part is measured and shown, and nothing is written.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { browserGoals } from "./browser/browserGoals.ts";
import { startChromium } from "./browser/chromium.ts";
import { type BrowserResult, measureBrowser } from "./browser/measureBrowser.ts";
import { startFloorSubjects } from "./floors/floorSubjects.ts";
import type { Goal } from "./goals.ts";
import { describeMachine } from "./machine.ts";
import { startProductSubjects } from "./product/productSubjects.ts";
import { reportPage } from "./report.ts";
import {
  measureFilters,
  measureGrowth,
  measureLoad,
  measureThroughput,
} from "./server/measureServer.ts";
import { serverGoals } from "./server/serverGoals.ts";
import { makeCertificate } from "./serving/certificate.ts";

const rounds = Number(process.env.SPECIMEN_BENCH_ROUNDS ?? 7);
const [part] = process.argv.slice(2);
const say = (step: string) => console.log(`· ${step}`);

async function measureInBrowser(): Promise<{
  version: string;
  subjects: BrowserResult[];
  goals: Goal[];
}> {
  const certificate = await makeCertificate();
  const browser = await startChromium();
  const floors = await startFloorSubjects(certificate);
  const product = await startProductSubjects(browser, certificate);
  try {
    const subjects = await measureBrowser(
      browser,
      [floors.plain, floors.react, floors.shell, product.apiToken, product.provider],
      rounds,
      say,
    );
    const [, react, shell, apiToken, provider] = subjects;
    if (!react || !shell || !apiToken || !provider) throw new Error("A subject was not measured.");
    return {
      version: browser.version(),
      subjects,
      goals: browserGoals({ react, shell, apiToken, provider }),
    };
  } finally {
    await Promise.all([floors.stop(), product.stop(), browser.close()]);
  }
}

async function measureServers() {
  const throughput = await measureThroughput(say);
  const filters = await measureFilters(say);
  const growth = await measureGrowth(say);
  const loaded = await measureLoad(say);
  const isPostgres = (process.env.DATABASE_URL ?? "") !== "";
  return {
    throughput,
    filters,
    growth,
    goals: serverGoals(throughput, filters, growth, loaded, isPostgres),
  };
}

const inBrowser =
  part === "server" ? { version: "not used", subjects: [], goals: [] } : await measureInBrowser();
const onServer =
  part === "browser"
    ? { throughput: [], filters: [], growth: [], goals: [] }
    : await measureServers();

const page = reportPage({
  date: new Date(),
  machine: describeMachine(inBrowser.version),
  rounds,
  subjects: inBrowser.subjects,
  throughput: onServer.throughput,
  filters: onServer.filters,
  growth: onServer.growth,
  goals: [...inBrowser.goals, ...onServer.goals],
});
console.log(`\n${page}`);
if (part === undefined) {
  const file = join(import.meta.dirname, "../docs/benchmarks.md");
  await writeFile(file, page);
  console.log(`Written to ${file}.`);
}
