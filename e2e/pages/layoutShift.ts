import { expect, type Page, type Request } from "playwright/test";

interface Moved {
  /** The score of the Layout Instability API. */
  readonly value: number;
  /** What moved, from where and to where in pixels. */
  readonly what: readonly string[];
}

declare global {
  interface Window {
    /** What has moved without an input since it was last asked, and forgets it. */
    takeMoves: () => readonly Moved[];
  }
}

/**
 * Runs in a page: notes what moves from then on without an input (CLS). What lies in `leftOut`, a
 * selector, may move.
 */
export function noteMoves(leftOut?: string): void {
  interface Source {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }
  const moves: Moved[] = [];
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(" ");
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
      sources: Source[];
    })[]) {
      const sources = entry.sources.filter(
        ({ node }) => leftOut === undefined || !node?.parentElement?.closest(leftOut),
      );
      if (entry.hadRecentInput || sources.length === 0) continue;
      const what = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${place(previousRect)} → ${place(currentRect)}`,
      );
      moves.push({ value: entry.value, what });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  window.takeMoves = () => {
    note(observer.takeRecords());
    return moves.splice(0);
  };
}

/** What has moved by more than this since it was last asked; letters move within their lines. */
export async function movesOn(page: Page, most = 0.001): Promise<readonly Moved[]> {
  const moves = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return window.takeMoves();
  });
  return moves.filter(({ value }) => value > most);
}

/** Answers that take their time, in another order than they are asked for. */
export interface SlowAnswers {
  /** All have come. */
  haveCome: () => Promise<void>;
}

/** Lets each answer of a service come some time after it was asked for, in ms by its path. */
export async function slowAnswers(page: Page, origin: string): Promise<SlowAnswers> {
  const awaited = new Set<Request>();
  const isOfService = (url: URL) => url.origin === origin;
  page.on("request", (request) => isOfService(new URL(request.url())) && awaited.add(request));
  const end = (request: Request) => awaited.delete(request);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  await page.route(isOfService, async (route) => {
    const { pathname } = new URL(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 40 + (pathname.length % 4) * 50));
    await route.fallback();
  });
  return { haveCome: () => expect.poll(() => awaited.size, { timeout: 30_000 }).toBe(0) };
}
