import type { Page, Route } from "playwright/test";
import { displayName } from "../pages/account.ts";
import { byAndBy } from "../pages/clock.ts";
import { saveButton } from "../pages/form.ts";
import { accountLink, goAlone, isTold, languageIs, title } from "../pages/shell.ts";
import { passwordField, signInAs, signInByForm } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

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
  "403": [problem(403, "permission_missing"), "You do not have access to this"],
  "404": [problem(404, "not_found"), "Not found"],
  "409": [problem(409, "conflict"), "Somebody else changed this in the meantime"],
  "422": [problem(422, "invalid_input"), "Some entries are not valid"],
  "429": [problem(429, "too_many_requests", { retryAfter: 40 }), "Too many requests"],
  "500": [problem(500, "internal_error"), "There is a problem with the service"],
  "503": [problem(503, "unavailable", { retryAfter: 50 }), "not available at the moment"],
  network: [(route: Route) => route.abort("failed"), "The service cannot be reached"],
  payload: [
    (route: Route) => route.fulfill({ status: 200, headers: cors, json: { not: "ours" } }),
    "The response could not be read",
  ],
} as const;

/** Where the same would fail again, the button leads to the page's newest code. */
const ways: Readonly<Record<string, string>> = { "400": "Reload page", payload: "Reload page" };

/** Everything the API answers but the account itself. */
const answerBadly = (page: Page, apiOrigin: string, answer: (route: Route) => Promise<void>) =>
  page.route(
    (url) => url.origin === apiOrigin && !/^\/(auth|currentUser)/.test(url.pathname),
    (route) => (route.request().method() === "OPTIONS" ? route.fallback() : answer(route)),
  );

/** One screen of each kind, and whether a refusal for good means there that the record is missing. */
const screens: readonly (readonly [address: string, missing?: string])[] = [
  ["/dashboard"],
  ["/dashboard/internalnews"],
  ["/dashboard/news/id/1", "There is no such entry"],
  ["/dashboard/pdf/category"],
  ["/passes/country"],
  ["/passes"],
  ["/passes/showcountry/countryId/DK", "There is no country"],
  ["/passes/show/passId/DEU-P-2017", "There is no document"],
  ["/passes/fantasycountries"],
  ["/notes"],
  ["/notes/country"],
  ["/notes/showcountry/countryId/DK/selectTab/0", "There is no country"],
  ["/notes/showcountry/countryId/DK/selectTab/5", "There is no country"],
  ["/notes/show/noteId/CHF-SNB9-100/countryId/CH", "There is no banknote"],
  ["/notes/glossary"],
  ["/staticpage/support"],
];

/** The screens, each once, from one of them on. */
const screensFrom = (first: number) => [...screens.slice(first), ...screens.slice(0, first)];

for (const [nth, [kind, [answer, words]]] of Object.entries(faults).entries())
  test(`every screen says so and leads on when the service answers: ${kind}`, async ({
    page,
    specimen,
  }) => {
    test.slow();
    await signInAs(page, "reseller", "/staticpage/legend");
    await answerBadly(page, specimen.apiOrigin, answer);
    const main = page.getByRole("main");
    // The app itself starts in the fault as well, with each kind on another screen.
    for (const [index, [screen, missing]] of screensFrom(nth).entries()) {
      await (index === 0 ? page.goto(screen) : goAlone(page, screen));
      const isGone = missing !== undefined && kind === "404";
      await expect(main, screen).toContainText(isGone ? missing : words);
      await expect(main.getByRole("heading").first()).toBeAttached();
      await expect(page.getByRole("navigation").first()).toBeVisible();
      await expect(main.getByText("Unexpected Application Error!")).toBeHidden();
    }
    await goAlone(page, "/notes/glossary");
    await expect(main).toContainText(words);
    const again = main.getByRole("button", { name: ways[kind] ?? "Try again" }).first();
    if (kind === "403") {
      await page.unrouteAll();
      await page.reload();
    } else {
      await Promise.all([page.waitForRequest(/\/banknotes\/glossary/), again.click()]);
      await page.unrouteAll();
    }
    // The product asks again by itself too, and may be quicker.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 500 });
      await expect(main).not.toContainText(words, { timeout: 500 });
    }).toPass();
  });

test("a wait that the service asks for is counted down, and then it comes by itself", async ({
  page,
  specimen,
}) => {
  await signInAs(page, "clerk", "/staticpage/legend");
  let asked = 0;
  await page.route(`${specimen.apiOrigin}/banknotes/glossary`, (route) => {
    if (route.request().method() === "OPTIONS") return route.fallback();
    asked += 1;
    return asked === 1
      ? problem(429, "too_many_requests", { retryAfter: 7 })(route)
      : route.fallback();
  });
  await page.goto("/notes/glossary");
  const main = page.getByRole("main");
  await expect(main.getByText("Trying again in 7 s.").first()).toBeAttached();
  await expect(main.getByText("Trying again in 3 s.")).toBeVisible();
  // Before that nobody has asked, whatever the cache would have done.
  expect(asked).toBe(1);
  await expect(main.getByText("Too many requests")).toBeHidden();
  await expect(main.getByRole("link", { name: /Guilloche/i }).first()).toBeVisible();
  expect(asked).toBe(2);
});

test("an answer that does not come in time is told, with a way on", async ({ page, specimen }) => {
  test.slow();
  await signInAs(page, "clerk", "/staticpage/legend");
  await page.route(`${specimen.apiOrigin}/banknotes/glossary`, () => undefined);
  await page.goto("/notes/glossary");
  const main = page.getByRole("main");
  await expect(main).toContainText("The service did not respond in time", { timeout: 20_000 });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main).not.toContainText("did not respond");
});

test("a service that is still starting is waited for, without anybody pressing", async ({
  page,
}) => {
  let asked = 0;
  await page.route("**/config.json", (route) => {
    asked += 1;
    return asked < 4 ? route.fulfill({ status: 503, body: "Starting" }) : route.fallback();
  });
  await page.clock.install();
  await page.goto("/dashboard");
  await expect(title(page)).toHaveText("The service is not available at the moment");
  await byAndBy(page, passwordField(page));
});

test("nothing typed is lost, whatever a save is answered with", async ({ page, specimen }) => {
  test.slow();
  await signInAs(page, "newcomer", "/dashboard/user");
  await displayName(page).fill("What was typed");
  for (const [answer, words] of Object.values(faults)) {
    await page.route(`${specimen.apiOrigin}/currentUser`, (route) =>
      route.request().method() === "PATCH" ? answer(route) : route.fallback(),
    );
    await saveButton(page).click();
    const toast = page.getByRole("listitem").filter({ hasText: "Not saved: your account" });
    await expect(toast).toContainText(words);
    await expect(displayName(page)).toHaveValue("What was typed");
    await toast.click();
    await expect(toast).toBeHidden();
    await page.unrouteAll();
  }
  await saveButton(page).click();
  await isTold(page, "Saved: your account");
});

test("a refused token signs out once", async ({ page, specimen }) => {
  // Nothing of this screen is under way that could be refused before the click.
  await signInAs(page, "clerk", "/staticpage/legend");
  await page.getByRole("button", { name: "Banknotes", exact: true }).click();
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/authorize") asked.push(request.url());
  });
  await answerBadly(page, specimen.apiOrigin, problem(401, "token_expired"));
  await page.getByRole("link", { name: "Glossary" }).click();
  await expect(passwordField(page)).toBeVisible();
  expect(asked.length).toBe(1);
});

test("offline, what was seen stays readable with its time, and comes back by itself", async ({
  page,
  context,
}) => {
  await signInAs(page, "clerk", "/notes/show/noteId/CHF-SNB9-100/countryId/CH");
  await expect(title(page, /100/)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const stripe = page.getByText(/You are offline\. This information was loaded at \d\d:\d\d/);
  await expect(stripe).toBeVisible();
  await expect(title(page, /100/)).toBeVisible();
  await context.setOffline(false);
  await expect(stripe).toBeHidden();
});

test("a page never loaded before says that there is no network, and comes with it", async ({
  page,
  context,
}) => {
  await signInAs(page, "clerk", "/notes/country");
  // Its code is read ahead, its data is not.
  await page.route("**/banknotes/glossary", (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) =>
    request.url().endsWith("/banknotes/glossary"),
  );
  await page.getByRole("link", { name: "Glossary" }).hover();
  await refused;
  await context.setOffline(true);
  await page.unrouteAll();
  await page.getByRole("link", { name: "Glossary" }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByRole("heading", { name: "You are offline" })).toBeHidden();
  // A network that has only just returned may fail once more: then it is asked again within 10 s.
  await expect(main.getByRole("link", { name: /Guilloche/i }).first()).toBeVisible({
    timeout: 20_000,
  });
});

test("code of an older build that is missing is said so, with a way on", async ({ page }) => {
  await signInAs(page, "clerk", "/dashboard");
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await accountLink(page).click();
  await expect(page.getByText("This part could not be loaded")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload page" }).click();
  await expect(title(page, "Your account")).toBeVisible();
});

/** What the document itself says, in the language of the account `lt` and of the browser. */
const unstarted = { lt: "Programos įkelti nepavyko", en: "The application could not be loaded" };

test("a page whose main code is missing says so in the visitor's language, with a way on", async ({
  page,
}) => {
  const policyErrors: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) policyErrors.push(message.text());
  });
  await signInAs(page, "lt", "/dashboard");
  await expect(title(page)).toBeVisible();
  await languageIs(page, "lt");
  // As an old document of a build that is gone, and as a network that lets nothing through.
  for (const answer of [
    (route: Route) => route.fulfill({ status: 404 }),
    (route: Route) => route.abort("blockedbyclient"),
  ]) {
    await page.route("**/assets/**", answer);
    await page.reload();
    await expect(title(page)).toHaveText(unstarted.lt);
    await expect(page.getByRole("alert")).toHaveText(/nauja versija/);
    await expect(page).toHaveTitle(/^Programos/);
    await languageIs(page, "lt");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Įkelti puslapį iš naujo" }).click();
    await expect(page.getByRole("button", { name: /Lina Petraitė|Atsijungti/ })).toBeVisible();
  }
  expect(policyErrors).toEqual([]);
});

test("a page without any words says so instead of showing keys, and comes back", async ({
  page,
}) => {
  test.slow();
  await page.route("**/assets/words-*/*.json", (route) => route.abort("failed"));
  await page.clock.install();
  await signInByForm(page, "clerk", "/dashboard"); // the provider's page has words of its own
  await byAndBy(page, title(page, unstarted.en));
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload page" }).click();
  await expect(title(page)).toHaveText("Dashboard");
});
