import type { Page, Route } from "playwright/test";
import { expect, signInAs, test } from "../world.ts";

const cors = { "Access-Control-Allow-Origin": "*" };

const problem =
  (status: number, code: string, more: object = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers: cors,
      contentType: "application/problem+json",
      body: JSON.stringify({
        type: "about:blank",
        title: code,
        status,
        code,
        requestId: "7f3a-19c2",
        ...more,
      }),
    });

/** Each way a call can fail, and words of it that a reader must find. */
const faults = {
  "400": [problem(400, "bad_request"), "The service did not understand the request"],
  "403": [problem(403, "permission_missing"), "This is not in your account"],
  "404": [problem(404, "not_found"), "There is nothing here"],
  "409": [problem(409, "conflict"), "Somebody else changed this in the meantime"],
  "422": [problem(422, "invalid_input"), "Some of what was entered does not fit"],
  "429": [problem(429, "too_many_requests", { retryAfter: 12 }), "Wait 12 seconds"],
  "500": [problem(500, "internal_error"), "The service has a fault"],
  "503": [problem(503, "unavailable", { retryAfter: 5 }), "Wait 5 seconds"],
  network: [(route: Route) => route.abort("failed"), "The service cannot be reached"],
  payload: [
    (route: Route) => route.fulfill({ status: 200, headers: cors, json: { not: "ours" } }),
    "The answer could not be read",
  ],
} as const;

/** Everything the API answers but the account itself. */
const answerBadly = (page: Page, apiOrigin: string, answer: (route: Route) => Promise<void>) =>
  page.route(
    (url) => url.origin === apiOrigin && !/^\/(auth|currentUser)/.test(url.pathname),
    (route) => (route.request().method() === "OPTIONS" ? route.fallback() : answer(route)),
  );

const screens = [
  "/dashboard",
  "/dashboard/internalnews",
  "/dashboard/user",
  "/notes/country",
  "/notes/showcountry/countryId/DK/selectTab/0",
  "/notes/show/noteId/CHF-SNB9-100/countryId/CH",
  "/notes/glossary",
  "/staticpage/support",
];

for (const [kind, [answer, words]] of Object.entries(faults))
  test(`no screen is white when the service answers: ${kind}`, async ({ page, specimen }) => {
    test.slow();
    await signInAs(page, "clerk", "/dashboard");
    await answerBadly(page, specimen.apiOrigin, answer);
    for (const screen of screens) {
      await page.goto(screen);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading").first()).toBeAttached();
      await expect(page.getByRole("navigation").first()).toBeVisible();
      await expect(main.getByText("Unexpected Application Error!")).toBeHidden();
    }
    await page.goto("/notes/glossary");
    await expect(page.getByRole("main")).toContainText(words);
    await page.unrouteAll();
    const way = page.getByRole("main").getByRole("button", { name: "Try again" });
    if (kind !== "403") await way.first().click();
    else await page.reload();
    await expect(page.getByRole("main")).not.toContainText(words);
  });

test("nothing typed is lost, whatever a save is answered with", async ({ page, specimen }) => {
  test.slow();
  await signInAs(page, "newcomer", "/dashboard/user");
  await page.getByLabel("Nickname").fill("What was typed");
  for (const [answer, words] of Object.values(faults)) {
    await page.route(`${specimen.apiOrigin}/currentUser`, (route) =>
      route.request().method() === "PATCH" ? answer(route) : route.fallback(),
    );
    await page.getByRole("button", { name: "Save" }).click();
    const toast = page.getByRole("listitem").filter({ hasText: "Not saved: your account" });
    await expect(toast).toContainText(words);
    await expect(page.getByLabel("Nickname")).toHaveValue("What was typed");
    await toast.click();
    await expect(toast).toBeHidden();
    await page.unrouteAll();
  }
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved: your account", { exact: true })).toBeVisible();
});

test("a refused token signs out once", async ({ page, specimen }) => {
  await signInAs(page, "clerk", "/dashboard");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/authorize") asked.push(request.url());
  });
  await answerBadly(page, specimen.apiOrigin, problem(401, "token_expired"));
  await page.getByRole("button", { name: "Banknotes", exact: true }).click();
  await page.getByRole("link", { name: "Glossary" }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  expect(asked.length).toBe(1);
});

test("offline, what was seen stays readable with its time, and comes back by itself", async ({
  page,
  context,
}) => {
  await signInAs(page, "clerk", "/notes/show/noteId/CHF-SNB9-100/countryId/CH");
  await expect(page.getByRole("heading", { level: 1, name: /100/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const stripe = page.getByText(/You are offline\. What you see was loaded at \d\d:\d\d/);
  await expect(stripe).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /100/ })).toBeVisible();
  await context.setOffline(false);
  await expect(stripe).toBeHidden();
});

test("code of an older build that is missing is said so, with a way on", async ({ page }) => {
  await signInAs(page, "clerk", "/dashboard");
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("link", { name: "Your account" }).click();
  await expect(page.getByText("This part could not be loaded")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
});
