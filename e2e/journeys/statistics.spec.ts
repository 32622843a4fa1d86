import type { Specimen } from "@specimen/server";
import type { APIRequestContext, Page, Request } from "playwright/test";
import { goInside, title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { light } from "../pages/viewer.ts";
import { expect, test } from "../world.ts";

const note = "/notes/show/noteId/CHF-SNB9-100/countryId/CH";

const collected = (page: Page, origin: string) =>
  page.waitForRequest(
    (request) => request.url() === `${origin}/stats/collect` && request.method() === "POST",
  );

/** The page's clock runs on until it has sent what it queued; the answer has come then. */
const sentByAndBy = async (page: Page, origin: string) => {
  let isSent = false;
  const sending = collected(page, origin).then((request) => {
    isSent = true;
    return request;
  });
  const pass = async () => {
    await page.clock.fastForward("00:10");
    return isSent;
  };
  await expect.poll(pass).toBe(true);
  const request = await sending;
  return { request, status: (await request.response())?.status() };
};

/** What the browser still has of what pages left behind. */
const storedBatches = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("statistics.batch.")),
  );

const bodyOf = (request: Request) =>
  JSON.parse(request.postData() ?? "{}") as { data: unknown[]; token?: string };

test("what was opened is sent after 10 s with the bearer token", async ({ page, specimen }) => {
  await page.clock.install();
  await signInAs(page, "clerk", note);
  await expect(light(page, "White")).toBeVisible();
  const { request, status } = await sentByAndBy(page, specimen.statisticsOrigin);
  expect(bodyOf(request).data).toEqual([{ resource: "banknote", resourceId: "CHF-SNB9-100" }]);
  expect(await request.headerValue("authorization")).toMatch(/^Bearer /);
  expect(status).toBe(204);
});

test("documents that were opened are told as what they are, coins of metal and cheques are not", async ({
  page,
  specimen,
}) => {
  await page.clock.install();
  await signInAs(page, "reseller", "/passes/showcountry/countryId/LT");
  await expect(title(page, /Lithuania/)).toBeVisible();
  for (const [path, heading] of [
    ["/metals/coin/itemId/coin-001", "Krugerrand 1 oz"],
    ["/metals/bar/metailItemId/ingot-024", "Kinebar 20 g"],
    ["/tc/show/noteId/tc-01-USD-100", "100 US dollars"],
    ["/passes/show/passId/DEU-P-2017", "Passport"],
  ] as const) {
    await goInside(page, path);
    await expect(title(page, heading)).toBeVisible();
  }
  await expect(light(page, "White")).toBeVisible();
  const { request, status } = await sentByAndBy(page, specimen.statisticsOrigin);
  expect(bodyOf(request).data).toEqual([
    { resource: "identityDocuments", resourceId: "LT" },
    { resource: "identityDocument", resourceId: "DEU-P-2017" },
  ]);
  expect(status).toBe(204);
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
  await expect(title(page, /Denmark/)).toBeVisible();
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
  await page.clock.install();
  await openDenmark(page);
  const refusedSoFar = async () => {
    await page.clock.fastForward("00:10");
    return refused;
  };
  await expect.poll(refusedSoFar).toBeGreaterThan(0);
  await page.goto("about:blank");
  expect(await timesDenmark()).toBe(before);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // The next visit brings what the last one could not get rid of.
  await bringsWhatWasLeft(page, specimen);
  expect(await timesDenmark()).toBe(before + 1);
});

/** Visits a page that counts nothing: it sends what earlier ones left, and forgets it. */
async function bringsWhatWasLeft(page: Page, { statisticsOrigin }: Specimen): Promise<void> {
  // A clock that runs ahead of the provider's by a minute signs nobody in.
  await page.clock.setSystemTime(new Date());
  await page.goto("/staticpage/legend");
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible();
  const { status } = await sentByAndBy(page, statisticsOrigin);
  expect(status).toBe(204);
  await expect.poll(() => storedBatches(page)).toEqual([]);
}

/** The code of statistics never comes. */
async function withoutStatistics(page: Page): Promise<void> {
  // Not by a route: a page that is being left takes requests with it that wait for one.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*/assets/startStatistics-*"] });
}

test("a page that is left before statistics has come loses nothing either", async ({
  page,
  request,
  specimen,
}) => {
  const timesDenmark = countDenmark(request, specimen);
  const before = await timesDenmark();
  await withoutStatistics(page);
  await seeDenmark(page);
  await page.goto("about:blank");
  await expect.poll(timesDenmark).toBe(before + 1);
  // What was handed over is kept until somebody has heard that it arrived, and counts once.
  const next = await page.context().newPage();
  await next.clock.install();
  await bringsWhatWasLeft(next, specimen);
  expect(await timesDenmark()).toBe(before + 1);
});

test("a page that is left before its list has come counts as well", async ({
  page,
  request,
  specimen,
}) => {
  const timesDenmark = countDenmark(request, specimen);
  const before = await timesDenmark();
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const isList = url.includes("/banknotes/countries/DK?");
      return isList ? new Promise(() => undefined) : real(input, init);
    };
  });
  await withoutStatistics(page);
  await seeDenmark(page);
  await page.goto("about:blank");
  await expect.poll(timesDenmark).toBe(before + 1);
});
