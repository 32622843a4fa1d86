import type { Page, Request } from "playwright/test";
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

test("a page that is left loses nothing of what is queued", async ({ page, request, specimen }) => {
  const headers = { Authorization: `Bearer ${await specimen.signApiToken("clerk")}` };
  const timesDenmark = async (): Promise<number> => {
    const answer = await request.get(`${specimen.apiOrigin}/stats/top?resource=banknotes`, {
      headers,
    });
    const top = (await answer.json()) as { countryId: string; count: number }[];
    return top.find(({ countryId }) => countryId === "DK")?.count ?? 0;
  };
  const before = await timesDenmark();
  await signInAs(page, "clerk", "/notes/showcountry/countryId/DK/selectTab/0");
  await expect(page.getByRole("heading", { level: 1, name: /Denmark/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");
  await expect.poll(timesDenmark).toBe(before + 1);
});
