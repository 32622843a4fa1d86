import type { Page } from "playwright/test";
import { dashboardLink } from "../pages/dashboard.ts";
import { accountLink, goInside, title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { light } from "../pages/viewer.ts";
import { expect } from "../world.ts";
import { test } from "./analyticsWorld.ts";

const banner = (page: Page) =>
  page.getByRole("region", { name: "May we measure how this product is used?" });

const kept = (page: Page) =>
  page.evaluate(() =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split("; "),
    ].filter((name) => /^(ph_|__ph_)/.test(name)),
  );

test.beforeEach(({ collector }) => {
  collector.events.length = 0;
  collector.paths.clear();
});

test("the question stays as it is, with what is focused in it, when its machine comes", async ({
  page,
}) => {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const machine = /\/startConsent-[^/]+\.js$/;
  await page.route(machine, async (route) => {
    await mayCome;
    await route.continue();
  });
  await signInAs(page, "officer");
  const deny = banner(page).getByRole("button", { name: "Deny" });
  await deny.focus();
  const hasCome = page.waitForResponse(machine);
  letCome();
  await hasCome;
  await page.waitForLoadState("networkidle");
  await expect(deny).toBeFocused();
});

test("the question stands under every screen until it is answered, and denying ends it", async ({
  page,
  collector,
}) => {
  await signInAs(page, "officer");
  for (const screen of ["/dashboard", "/passes/country", "/no/such/page"]) {
    await page.goto(screen);
    await expect(banner(page)).toBeInViewport();
  }
  const link = banner(page).getByRole("link", { name: "Privacy policy" });
  await expect(link).toHaveAttribute("href", "https://specimen.example/privacy");
  await expect(link).toHaveAttribute("target", "_blank");

  await banner(page).getByRole("button", { name: "Deny" }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(title(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(banner(page)).toBeHidden();
  expect(collector.events).toEqual([]);
  expect(await kept(page)).toEqual([]);
});

test("after allowing, page views are told with what they show and without any query", async ({
  page,
  collector,
}) => {
  const lookups: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().includes("-dictionary/"))
      lookups.push(new URL(request.url()).pathname);
    expect(new URL(request.url()).hostname).toMatch(/^(127\.0\.0\.1|localhost)$/);
  });
  await signInAs(page, "clerk");
  await expect(banner(page)).toBeVisible();
  expect(lookups).toEqual([]);
  expect(collector.events).toEqual([]);

  await banner(page).getByRole("button", { name: "Allow" }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => collector.events.map(({ event }) => event)).toContain("$pageview");
  expect(lookups).toContain("/precious-metals/coin-country-dictionary/");
  const identified = collector.events.find(({ event }) => event === "$identify");
  expect(identified).toMatchObject({
    $set: { username: expect.any(String), customerName: "Nordhafen Bank", loginMethod: "provider" },
  });

  await page.goto("/notes/show/noteId/CHF-SNB9-100/countryId/CH?light=uv");
  const views = () =>
    collector.events.filter(
      ({ event, properties }) => event === "$pageview" && properties["banknoteId"] !== undefined,
    );
  await expect.poll(() => views().length).toBe(1);
  expect(views()[0]?.properties).toMatchObject({
    banknoteId: "CHF-SNB9-100",
    countryId: "CH",
    countryName: "Switzerland",
    pageSection: "notes",
    referrer: "DIRECT",
    $session_id: expect.any(String),
  });
  await light(page, "White").click();
  await dashboardLink(page).click();
  await expect.poll(() => collector.events.at(-1)?.properties["pageSection"]).toBe("dashboard");
  expect(JSON.stringify(collector.events)).not.toMatch(/light=|eyJ/);

  await page.goto("/notes/showcountry/countryId/DK/selectTab/0");
  await page.getByRole("link", { name: "Travel information" }).click();
  const travel = () =>
    collector.events.find(({ properties }) => properties["pageSection"] === "Travel information");
  await expect
    .poll(() => travel()?.properties)
    .toMatchObject({
      countryId: "DK",
      countryName: "Denmark",
    });
  const names = new Set(collector.events.map(({ event }) => event));
  expect([...names].toSorted()).toEqual(
    ["$identify", "$pageleave", "$pageview", "$set"].filter((name) => names.has(name)),
  );
});

test("each record is told by its own name, with the country it belongs to", async ({
  page,
  collector,
}) => {
  await signInAs(page, "reseller");
  await banner(page).getByRole("button", { name: "Allow" }).click();
  await expect(banner(page)).toBeHidden();
  for (const [path, told] of [
    [
      "/metals/coin/itemId/coin-001",
      { coinId: "coin-001", countryId: "ZA", pageSection: "metals" },
    ],
    [
      "/metals/bar/metailItemId/ingot-024",
      { ingotId: "ingot-024", countryId: "CH", pageSection: "metals" },
    ],
    [
      "/metals/bar/variantId/valcambi",
      { ingotVariantId: "valcambi", countryId: "CH", countryName: "Switzerland" },
    ],
    [
      "/passes/show/passId/DEU-P-2017",
      { identityDocumentId: "DEU-P-2017", countryId: "DE", countryName: "Germany" },
    ],
    ["/passes/showcountry/countryId/LT", { countryId: "LT", pageSection: "passes" }],
    ["/tc/show/noteId/tc-01-USD-100", { pageSection: "tc" }],
  ] as const) {
    await goInside(page, path);
    await expect
      .poll(() => collector.events.findLast(({ event }) => event === "$pageview")?.properties)
      .toMatchObject(told);
  }
});

test("an answer that could not be saved is told, and asked for again", async ({ page }) => {
  await page.route("**/currentUser/consent-analytics", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 503, headers: { "Access-Control-Allow-Origin": "*" } })
      : route.fallback(),
  );
  await signInAs(page, "newcomer");
  await banner(page).getByRole("button", { name: "Allow" }).click();
  await expect(page.getByText("Your answer was not saved", { exact: true })).toBeVisible();
  await expect(banner(page)).toBeVisible();
});

test("withdrawing on the account page ends it at once and clears what it stored", async ({
  page,
  collector,
}) => {
  await signInAs(page, "administrator");
  await banner(page).getByRole("button", { name: "Allow" }).click();
  await expect.poll(() => collector.events.map(({ event }) => event)).toContain("$pageview");
  await accountLink(page).click();
  const consent = page.getByRole("checkbox", { name: "Allow usage analytics" });
  await expect(consent).toBeChecked();
  // Left by an earlier version, which kept a cookie.
  await page
    .context()
    .addCookies([{ name: "ph_earlier_posthog", value: "1", url: new URL(page.url()).origin }]);
  expect((await kept(page)).length).toBeGreaterThan(1);
  await consent.click();
  await expect(consent).not.toBeChecked();
  await expect.poll(() => kept(page)).toEqual([]);
  const told = collector.events.length;
  await dashboardLink(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(title(page)).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(collector.events.length).toBe(told);
  expect(await kept(page)).toEqual([]);
});

test("an answer holds in every tab: the question goes, and a withdrawal ends it there too", async ({
  page,
  context,
  collector,
}) => {
  await signInAs(page, "controller");
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(banner(other)).toBeVisible();
  await other.waitForLoadState("networkidle");
  await banner(page).getByRole("button", { name: "Allow" }).click();
  await expect(banner(other)).toBeHidden();
  const viewsOf = () => collector.events.filter(({ event }) => event === "$pageview").length;
  await expect.poll(viewsOf).toBe(2);

  await goInside(page, "/dashboard/user");
  await expect.poll(viewsOf).toBe(3);
  await page.getByRole("checkbox", { name: "Allow usage analytics" }).click();
  await expect.poll(() => kept(other)).toEqual([]);
  const told = collector.events.length;
  await goInside(other, "/dashboard/user");
  await expect(other.getByRole("checkbox", { name: "Allow usage analytics" })).not.toBeChecked();
  expect(await kept(other)).toEqual([]);
  expect(collector.events.length).toBe(told);
});
