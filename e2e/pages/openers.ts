import { expect, type Locator, type Page } from "playwright/test";

/** What opens something: a dialog, a drawer, a menu, a list or a part of the page. */
const openers = "[aria-haspopup], [aria-expanded]";
/** What has been opened. */
const opened = "[aria-expanded=true], [role=dialog], dialog[open], [role=menu]";

/** No more than these of one kind on a screen: the third entry of a list opens as the first does. */
const ofOneKind = 2;

/**
 * What can be opened now and has not been yet. Kinds are told apart by their look and, in the page's
 * own part, by the screen.
 */
const closedOpeners = (page: Page, seen: ReadonlySet<string>, within: string | null) =>
  page.evaluate(
    ({ selector, known, most, inside }) => {
      const part = inside === null ? document.body : document.getElementById(inside);
      const counts = new Map<string, number>();
      const found: { key: string; index: number }[] = [];
      for (const [index, element] of document.querySelectorAll<HTMLElement>(selector).entries()) {
        const isClosed = element.getAttribute("aria-expanded") !== "true";
        const isUsable = element.checkVisibility({ visibilityProperty: true });
        const isOff = element.matches(":disabled, [aria-disabled=true]");
        if (part?.contains(element) !== true) continue;
        if (!isClosed || !isUsable || isOff || element.closest("[inert]") !== null) continue;
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

/** Opens everything that can be opened here, one after the other, and looks at the page each time. */
export async function openEach(
  page: Page,
  seen: Set<string>,
  look: () => Promise<void>,
  within: string | null = null,
): Promise<void> {
  for (;;) {
    const [next] = await closedOpeners(page, seen, within);
    if (next === undefined) return;
    seen.add(next.key);
    const before = await page.locator(opened).count();
    const opener = page.locator(openers).nth(next.index);
    await opener.click();
    await expect
      .poll(() => page.locator(opened).count(), { message: `${page.url()}: ${next.key}` })
      .toBeGreaterThan(before);
    await look();
    const drawer = await drawerOf(opener);
    if (drawer !== null) await openEach(page, seen, look, drawer);
    await close(page, opener, before);
  }
}

/** The id of the drawer that it opened, where there is more to open; null for all else. */
const drawerOf = (opener: Locator) =>
  opener.evaluate((element) =>
    element.matches("main *, nav *, [aria-haspopup], [role=combobox]")
      ? null
      : element.getAttribute("aria-controls"),
  );

/** As somebody closes it: Escape, or for a part of the page the button that opened it. */
async function close(page: Page, opener: Locator, before: number): Promise<void> {
  const isClosed = async () => (await page.locator(opened).count()) <= before;
  // Escape would close the drawer that the section is in.
  const isSection = await opener.evaluate((element) =>
    element.matches("nav [aria-expanded]:not([aria-haspopup])"),
  );
  if (!isSection) await page.keyboard.press("Escape");
  if (await isClosed()) return;
  if ((await opener.getAttribute("aria-expanded")) === "true") await opener.click();
  await expect.poll(isClosed, { message: page.url() }).toBe(true);
}
