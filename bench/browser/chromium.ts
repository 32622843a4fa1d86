import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  chromium,
} from "playwright";
import type { Subject } from "./subject.ts";

/** A slow counter: a processor of a quarter of the speed, 1.6 Mbit/s, 150 ms to the server. */
const slow = { cpuRate: 4, latencyMs: 150, bytesPerSecond: (1.6 * 1000 * 1000) / 8 };

/** How fast the visitor's machine and line are. */
export type Profile = "unthrottled" | "slow" | "slowProcessor";

/** V8 runs bytecode alone: neither compiles functions to machine code nor optimises them. */
const withoutMachineCode = ["--no-sparkplug", "--no-maglev", "--no-opt"];

/** Starts the Chromium that CHROMIUM_PATH names; without machine code everything is slower. */
export function startChromium({ hasMachineCode = true } = {}): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  const flags = ["--expose-gc", ...(hasMachineCode ? [] : withoutMachineCode)];
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--disable-gpu",
      `--js-flags=${flags.join(" ")}`,
    ],
  });
}

/** A visit with a cold cache: a new context, a page and the developer tools' session on it. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  tools: CDPSession;
}

/** Runs in the page before its own code: what the tab kept from before it was loaded again. */
function fillTab([origin, tab]: readonly [string, Readonly<Record<string, string>>]): void {
  if (location.origin !== origin) return;
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
}

/** Opens a new page for a subject, with nothing in any cache. */
export async function visit(browser: Browser, subject: Subject, profile: Profile): Promise<Visit> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1366, height: 768 },
    locale: "en",
    ...(subject.visitor === undefined ? {} : { storageState: subject.visitor }),
  });
  const page = await context.newPage();
  const { tab } = subject;
  if (tab !== undefined)
    await page.addInitScript(fillTab, [new URL(subject.url).origin, tab] as const);
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  if (profile === "slow") {
    await tools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: slow.latencyMs,
      downloadThroughput: slow.bytesPerSecond,
      uploadThroughput: slow.bytesPerSecond,
    });
  }
  if (profile !== "unthrottled") await throttle(tools, slow.cpuRate);
  return { context, page, tools };
}

/** Slows the page's processor down by a factor; 1 is its own speed. */
async function throttle(tools: CDPSession, rate: number): Promise<void> {
  await tools.send("Emulation.setCPUThrottlingRate", { rate });
}
