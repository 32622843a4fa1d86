import { expect, type Locator, type Page } from "playwright/test";

/** What opens something: a dialog, a drawer, a menu, a list or a part of the page. */
const openers = "[aria-haspopup], [aria-expanded]";

/** What has been opened. */
const opened = "[aria-expanded=true], [role=dialog], dialog[open], [role=menu]";

/** What lies above the page. */
const above = "[role=dialog], dialog[open], [role=menu], [role=listbox]";

/** No more than these of one kind on a screen: the third entry of a list opens as the first does. */
const ofOneKind = 2;

interface Opener {
  /** Its kind and which of that kind it is. */
  readonly key: string;
  /** Its place among all openers of the document. */
  readonly index: number;
}

/**
 * What can be opened now and has not been yet. Kinds are told apart by their look and, for the
 * page's own part, by the screen.
 */
const closedOpeners = (page: Page, seen: ReadonlySet<string>, within: string) =>
  page.evaluate(
    ({ selector, known, most, inside }) => {
      const part = document.querySelector(inside);
      const counts = new Map<string, number>();
      const found: Opener[] = [];
      for (const [index, element] of document.querySelectorAll<HTMLElement>(selector).entries()) {
        const isClosed = element.getAttribute("aria-expanded") !== "true";
        const isUsable = element.checkVisibility({ visibilityProperty: true });
        const isOff = element.matches(":disabled, [aria-disabled=true], [inert] *");
        // The arrow of a combobox opens the list that its field opens.
        const isArrow = element.matches("[role=combobox] ~ button");
        if (part?.contains(element) !== true || isArrow) continue;
        if (!isClosed || !isUsable || isOff) continue;
        const place = element.closest("main") === null ? "frame" : location.pathname;
        const kind = `${place} ${element.getAttribute("role") ?? element.tagName} ${element.className}`;
        const count = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, count);
        const key = `${kind} ${count}`;
        if (count <= most && !known.includes(key)) found.push({ key, index });
      }
      return found;
    },
    { selector: openers, known: [...seen], most: ofOneKind, inside: within },
  );

/**
 * Opens everything that can be opened in a part of the page, one after the other, and looks at each.
 * What is in `seen` was opened before; it grows.
 */
export async function openEach(
  page: Page,
  within: string,
  seen: Set<string>,
  look: (part: string) => Promise<void>,
): Promise<void> {
  for (;;) {
    const [next] = await closedOpeners(page, seen, within);
    if (next === undefined) return;
    seen.add(next.key);
    const openCount = () => page.locator(opened).count();
    const message = `${page.url()}: ${next.key}`;
    const before = await openCount();
    const opener = page.locator(openers).nth(next.index);
    await opener.click();
    await expect.poll(openCount, { message }).toBeGreaterThan(before);
    const { kind, controls } = await natureOf(opener);
    await look(controls === null ? above : `${above}, [id="${controls}"]`);
    if (kind === "drawer") await openEach(page, `[id="${controls}"]`, seen, look);
    // A part of the page is closed by the button that opened it, all else by Escape.
    if (kind === "part") await opener.click();
    else await page.keyboard.press("Escape");
    await expect.poll(openCount, { message }).toBeLessThanOrEqual(before);
  }
}

type Nature = { kind: "part" | "drawer" | "popup"; controls: string | null };

/** What an opener has opened, and its id where the opener tells it. */
async function natureOf(opener: Locator): Promise<Nature> {
  // Some are gone once they have opened what they open.
  if ((await opener.count()) === 0) return { kind: "popup", controls: null };
  return opener.evaluate((element) => {
    const controls = element.getAttribute("aria-controls");
    if (element.matches("[aria-haspopup], [role=combobox]")) return { kind: "popup", controls };
    return { kind: element.matches("main *, nav *") ? "part" : "drawer", controls };
  });
}
