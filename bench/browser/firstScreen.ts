import type { Browser, CDPSession, Page } from "playwright";
import { type Profile, visit } from "./chromium.ts";
import type { Subject } from "./subject.ts";

/** What one cold visit to the first screen costs; times in ms from the navigation's start. */
export interface FirstScreen {
  /** Kilobytes of JavaScript on the wire until the screen is usable. */
  scriptKilobytes: number;
  firstPaint: number;
  largestPaint: number;
  usable: number;
  /** Blocked time of the main thread: what long tasks take beyond 50 ms. */
  blocked: number;
  longestTask: number;
  /** Sum of unexpected layout shifts. */
  shift: number;
  /** Kilobytes of JavaScript heap after a forced collection. */
  heapKilobytes: number;
}

interface Observed {
  largestPaint: number;
  shift: number;
  tasks: number[];
  usable: number | undefined;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in the page before its own code: notes paints, shifts, long tasks and usability. */
function observe(usable: string): void {
  const observed: Observed = { largestPaint: 0, shift: 0, tasks: [], usable: undefined };
  window.observed = observed;
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  each("largest-contentful-paint", ({ startTime }) => (observed.largestPaint = startTime));
  each("longtask", ({ duration }) => observed.tasks.push(duration));
  each("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") observed.shift += entry.value;
  });
  const look = () => {
    if (document.querySelector(usable) === null) requestAnimationFrame(look);
    else setTimeout(() => (observed.usable = performance.now()));
  };
  requestAnimationFrame(look);
}

/** Counts the bytes of scripts as they arrive, headers included. */
function countScripts(tools: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  tools.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script" || response.mimeType.includes("javascript")) scripts.add(requestId);
  });
  tools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes / 1000;
}

/** Kilobytes of JavaScript heap in use after everything unreachable has been collected. */
export async function heapOf(tools: CDPSession): Promise<number> {
  // What the first collection finalises only the next one frees.
  for (let time = 0; time < 3; time += 1) await tools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await tools.send("Runtime.getHeapUsage");
  return usedSize / 1000;
}

const firstPaintOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);

/** Visits the subject's first screen once with a cold cache and measures it. */
export async function measureFirstScreen(
  browser: Browser,
  subject: Subject,
  profile: Profile,
): Promise<FirstScreen> {
  const { context, page, tools } = await visit(browser, subject, profile);
  try {
    const scriptKilobytes = countScripts(tools);
    await page.addInitScript(observe, subject.usable);
    await page.goto(subject.url, { waitUntil: "commit" });
    await page.waitForFunction(() => window.observed.usable !== undefined, undefined, {
      timeout: 60_000,
    });
    const untilUsable = scriptKilobytes();
    await page.waitForLoadState("networkidle");
    const observed = await page.evaluate(() => window.observed);
    return {
      scriptKilobytes: untilUsable,
      firstPaint: await firstPaintOf(page),
      largestPaint: observed.largestPaint,
      usable: observed.usable ?? Number.NaN,
      blocked: observed.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      longestTask: Math.max(0, ...observed.tasks),
      shift: observed.shift,
      heapKilobytes: await heapOf(tools),
    };
  } finally {
    await context.close();
  }
}
