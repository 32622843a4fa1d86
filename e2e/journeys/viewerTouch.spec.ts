import type { CDPSession, Page } from "playwright/test";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

const note = "/notes/show/noteId/EUR-ES2-50/countryId/DE";
const comparison = "/notes/compare?notes=EUR-ES2-50%2CEUR-ES1-50";

test.use({ hasTouch: true });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers as the screen itself reports them, so that the browser's own gestures take part. */
const touch = async (
  session: CDPSession,
  paths: readonly (readonly [from: Point, to: Point])[],
) => {
  const at = (part: number) =>
    paths.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
  const send = (type: "touchStart" | "touchMove", touchPoints: ReturnType<typeof at>) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  // One finger comes down after the other, as they do.
  for (let fingers = 1; fingers <= paths.length; fingers += 1)
    await send("touchStart", at(0).slice(0, fingers));
  for (let step = 1; step <= 8; step += 1) await send("touchMove", at(step / 8));
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
};

/** Two fingers spread from 80 to 200 pixels around a place, upwards and downwards. */
const spread = (session: CDPSession, { x, y }: Point) =>
  touch(session, [
    [
      { x, y: y - 40 },
      { x, y: y - 100 },
    ],
    [
      { x, y: y + 40 },
      { x, y: y + 100 },
    ],
  ]);

const frames = (page: Page) => page.getByRole("group", { name: /^50 euro/ });
const middleOf = async (page: Page, index = 0): Promise<Point> => {
  const box = await frames(page).nth(index).boundingBox();
  if (box === null) throw new Error("nothing to be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const numberIn = (page: Page, key: string) => Number(new URL(page.url()).searchParams.get(key));
const drawings = (page: Page) => page.getByRole("img", { name: /50 euro.*, Front, White/ });

test("two fingers go in, one finger moves the note, and the page stays where it is", async ({
  page,
}) => {
  await signInAs(page, "clerk", note);
  await expect(drawings(page)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const middle = await middleOf(page);

  await spread(session, middle);
  // From 80 to 200 pixels apart.
  await expect.poll(() => numberIn(page, "zoom")).toBe(2.5);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

  const zoom = numberIn(page, "zoom");
  await touch(session, [[middle, { x: middle.x + 120, y: middle.y + 60 }]]);
  await expect(page).toHaveURL(/[?&]x=/);
  expect(numberIn(page, "x")).toBeLessThan(50);
  expect(numberIn(page, "y")).toBeLessThan(50);
  expect(numberIn(page, "zoom")).toBe(zoom);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // Two fingers that come together go out again.
  await touch(session, [
    [
      { x: middle.x - 200, y: middle.y },
      { x: middle.x - 20, y: middle.y },
    ],
    [
      { x: middle.x + 200, y: middle.y },
      { x: middle.x + 20, y: middle.y },
    ],
  ]);
  await expect(page).toHaveURL(new RegExp(`${note}$`));
});

test("one finger over a whole note scrolls the page", async ({ page }) => {
  await signInAs(page, "clerk", note);
  await expect(drawings(page)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const { x, y } = await middleOf(page);
  await touch(session, [
    [
      { x, y: y + 80 },
      { x, y: y - 80 },
    ],
  ]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  expect(page.url()).toMatch(new RegExp(`${note}$`));
});

test("fingers on one compared note take the other along", async ({ page }) => {
  await signInAs(page, "clerk", comparison);
  await expect(drawings(page)).toHaveCount(2);
  const session = await page.context().newCDPSession(page);
  await spread(session, await middleOf(page, 1));
  await expect(page).toHaveURL(/[?&]zoom=/);
  expect(numberIn(page, "zoom")).toBeGreaterThan(2);
  const positions = () =>
    frames(page).evaluateAll((all) =>
      all.map((frame) => frame.firstElementChild?.getAttribute("style")),
    );
  const isHeldAlike = async () => {
    const [first, second] = await positions();
    expect(first).toContain("scale(");
    expect(first).toBe(second);
  };
  await isHeldAlike();
  const { x, y } = await middleOf(page, 0);
  await touch(session, [
    [
      { x, y },
      { x: x - 60, y },
    ],
  ]);
  await expect(page).toHaveURL(/[?&]x=/);
  expect(numberIn(page, "x")).toBeGreaterThan(50);
  await isHeldAlike();
});
