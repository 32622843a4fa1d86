import type { Specimen } from "@specimen/server";
import type { APIRequestContext, Page, Request } from "playwright/test";
import { expect, signInAs, test } from "../world.ts";

const note = "/notes/show/noteId/CHF-SNB9-100/countryId/CH";

const collected = (page: Page, origin: string) =>
  page.waitForRequest(
    (request) => request.url() === `${origin}/stats/collect` && request.method() === "POST",
  );

const bodyOf = (request: Request) =>
  JSON.parse(request.postData() ?? "{}") as { data: unknown[]; token?: string };

test("what was opened is sent after 10 s with the bearer token", async ({ page, specimen }) => {
  await signInAs(page, "clerk", note);
  const sending = collected(page, specimen.statisticsOrigin);
  await expect(page.getByRole("radio", { name: /White/ })).toBeVisible();
  const request = await sending;
  expect(bodyOf(request).data).toEqual([{ resource: "banknote", resourceId: "CHF-SNB9-100" }]);
  expect(await request.headerValue("authorization")).toMatch(/^Bearer /);
  expect((await request.response())?.status()).toBe(204);
});

/** How often Denmark's banknotes were opened, as the service knows it. */
const countDenmark =
  (request: APIRequestContext, { apiOrigin, signApiToken }: Specimen) =>
  async (): Promise<number> => {
    const headers = { Authorization: `Bearer ${await signApiToken("clerk")}` };
    const answer = await request.get(`${apiOrigin}/stats/top?resource=banknotes`, { headers });
    const top = (await answer.json()) as { countryId: string; count: number }[];
    return top.find(({ countryId }) => countryId === "DK")?.count ?? 0;
  };

const seeDenmark = async (page: Page) => {
  await signInAs(page, "clerk", "/notes/showcountry/countryId/DK/selectTab/0");
  await expect(page.getByRole("heading", { level: 1, name: /Denmark/ })).toBeVisible();
};

const openDenmark = async (page: Page) => {
  await seeDenmark(page);
  await page.waitForLoadState("networkidle");
};

test("a page that is left loses nothing of what is queued", async ({ page, request, specimen }) => {
  const timesDenmark = countDenmark(request, specimen);
  const before = await timesDenmark();
  await openDenmark(page);
  await page.goto("about:blank");
  await expect.poll(timesDenmark).toBe(before + 1);
});

test("a host that is down loses nothing either, and what it missed counts once", async ({
  page,
  request,
  specimen,
}) => {
  test.slow();
  const timesDenmark = countDenmark(request, specimen);
  const before = await timesDenmark();
  let refused = 0;
  // What a closing page hands over gets lost as well; nobody hears of that.
  await page.addInitScript(() => {
    navigator.sendBeacon = () => true;
  });
  await page.route(`${specimen.statisticsOrigin}/stats/collect`, (route) => {
    refused += 1;
    return route.abort("connectionrefused");
  });
  await openDenmark(page);
  await expect.poll(() => refused, { timeout: 15_000 }).toBeGreaterThan(0);
  await page.goto("about:blank");
  expect(await timesDenmark()).toBe(before);
  await page.unrouteAll();
  // The next visit brings what the last one could not get rid of.
  await page.goto("/staticpage/legend");
  await expect.poll(timesDenmark, { timeout: 20_000 }).toBe(before + 1);
  await page.goto("about:blank");
  await page.goto("/staticpage/legend");
  await page.waitForTimeout(12_000);
  expect(await timesDenmark()).toBe(before + 1);
});

test("a page that is left before statistics has come loses nothing either", async ({
  page,
  request,
  specimen,
}) => {
  const timesDenmark = countDenmark(request, specimen);
  const before = await timesDenmark();
  await page.route("**/assets/startStatistics-*.js", () => undefined);
  await seeDenmark(page);
  await page.goto("about:blank");
  await expect.poll(timesDenmark).toBe(before + 1);
  // What was handed over is kept until somebody has heard that it arrived, and counts once.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("/staticpage/legend");
  await page.waitForTimeout(12_000);
  expect(await timesDenmark()).toBe(before + 1);
});

test("a page that is left before its list has come counts as well", async ({
  page,
  request,
  specimen,
}) => {
  const timesDenmark = countDenmark(request, specimen);
  const before = await timesDenmark();
  await page.route("**/banknotes/countries/DK?**", () => undefined);
  await page.route("**/assets/startStatistics-*.js", () => undefined);
  await seeDenmark(page);
  await page.goto("about:blank");
  await expect.poll(timesDenmark).toBe(before + 1);
});
