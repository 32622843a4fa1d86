import type { Page, Request } from "playwright/test";
import { passwordField, signInByLink, signOutButton } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

const everything = {
  residentImport: true,
  residentExport: true,
  visitorImport: true,
  visitorExport: true,
  note: true,
  addition: true,
};

/** Hides or shows the page, as another tab in front of it does. */
const show = (page: Page, state: "visible" | "hidden") =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

interface Looks {
  begun: () => number;
  /** One has no answer yet. */
  isUnderWay: () => boolean;
}

/** The looks at the revision, whether they are answered or cut off by another page. */
function countLooks(page: Page): Looks {
  let begun = 0;
  const underWay = new Set<Request>();
  page.on("request", (asked) => {
    if (!asked.url().endsWith("/catalogue/revision")) return;
    underWay.add(asked);
    if (asked.method() === "GET") begun += 1;
  });
  page.on("requestfinished", (answered) => underWay.delete(answered));
  page.on("requestfailed", (failed) => underWay.delete(failed));
  return { begun: () => begun, isUnderWay: () => underWay.size > 0 };
}

/** Lets minutes go by until something is so. */
const letMinutesGoBy = (page: Page, looks: Looks, isSo: () => Promise<boolean> | boolean) =>
  expect
    .poll(
      async () => {
        if (await isSo()) return true;
        // A look that is under way would be out of time at once.
        if (!looks.isUnderWay()) await page.clock.fastForward(61_000);
        return isSo();
      },
      { timeout: 20_000 },
    )
    .toBe(true);

test("a screen that is open all day tells that it is no longer the latest", async ({
  page,
  context,
  request,
  specimen,
}) => {
  const chooseSections = async (sections: object) => {
    const authorization = `Bearer ${await specimen.signApiToken("administrator")}`;
    const seen = await request.get(
      `${specimen.apiOrigin}/client-tool/travel-information-section-visibility`,
      { headers: { Authorization: authorization } },
    );
    const answer = await request.put(
      `${specimen.apiOrigin}/countries/travel-information-section-visibility`,
      {
        headers: { Authorization: authorization, "If-Match": seen.headers()["etag"] ?? "" },
        data: { ...everything, ...sections },
      },
    );
    expect(answer.status()).toBe(200);
  };
  const looks = countLooks(page);
  const goOnUntil = (isSo: () => Promise<boolean> | boolean) => letMinutesGoBy(page, looks, isSo);
  /** A look, and its answer: one that is cut off is followed by another only after a minute. */
  const oneMore = async (step: () => Promise<unknown>) => {
    const before = looks.begun();
    await step();
    await expect.poll(() => looks.begun() > before && !looks.isUnderWay()).toBe(true);
  };
  const noMore = async (step: () => Promise<unknown>) => {
    const before = looks.begun();
    await step();
    await page.waitForTimeout(500);
    expect(looks.begun()).toBe(before);
  };

  await page.clock.install();
  await signInByLink(page, specimen, "clerk");
  await oneMore(async () => {
    await page.goto("/notes/showcountry/countryId/US/selectTab/5");
    await expect(page.getByRole("table")).toBeVisible();
  });
  const first = looks.begun();
  await oneMore(() => goOnUntil(() => looks.begun() > first));

  // It rests while nobody sees the page, and looks as soon as somebody does.
  await show(page, "hidden");
  await noMore(() => page.clock.fastForward(600_000));
  await oneMore(() => show(page, "visible"));
  // So it does without a network.
  await context.setOffline(true);
  await noMore(() => page.clock.fastForward(600_000));
  await oneMore(() => context.setOffline(false));

  const notice = page.getByRole("alert").filter({ hasText: /have changed since \d\d:\d\d/ });
  await expect(notice).toBeHidden();
  const exports = page.getByRole("main").getByText("Export", { exact: true });
  await expect(exports.first()).toBeVisible();
  await chooseSections({ residentExport: false, visitorExport: false });
  await goOnUntil(() => notice.isVisible());
  // Nothing moves under the eyes of whoever is reading.
  await expect(exports.first()).toBeVisible();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(exports).toHaveCount(0);
  await expect(notice).toBeHidden();
  await chooseSections({});

  // Whoever has left is not looked after any more.
  await signOutButton(page).click();
  await passwordField(page).waitFor();
  await noMore(() => page.clock.fastForward(61_000));
});

test("a page of an earlier build offers the new version, and what was typed outlives it", async ({
  page,
  specimen,
}) => {
  let build = "";
  const looks = countLooks(page);
  // The answers of a server that serves a later build.
  await page.route(`${specimen.apiOrigin}/catalogue/revision`, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const headers = response.headers();
    if (route.request().method() === "GET") expect(headers["x-web-build"]).toMatch(/^[\w-]{12}$/);
    await route.fulfill({
      response,
      headers: build === "" ? headers : { ...headers, "x-web-build": build },
    });
  });
  await page.clock.install();
  await signInByLink(page, specimen, "officer");
  await page.goto("/passcheck");
  const zone = page.getByRole("textbox", { name: "Machine-readable zone" });
  await zone.fill("P<UTOLINDQVIST<<INGA");
  const goOnUntil = (isSo: () => Promise<boolean> | boolean) => letMinutesGoBy(page, looks, isSo);
  /** Two looks at least; one may have been under way before. */
  const looksTwice = () => {
    const before = looks.begun();
    return goOnUntil(() => looks.begun() >= before + 3 && !looks.isUnderWay());
  };

  const notice = page.getByRole("alert").filter({ hasText: "A new version of Specimen" });
  await looksTwice();
  await expect(notice).toBeHidden();
  build = "a-later-one";
  await goOnUntil(() => notice.isVisible());
  await expect(zone).toHaveValue("P<UTOLINDQVIST<<INGA");

  build = "";
  await page.getByRole("button", { name: "Reload page" }).click();
  await expect(notice).toBeHidden();
  await expect(zone).toHaveValue("P<UTOLINDQVIST<<INGA");
  await looksTwice();
  await expect(notice).toBeHidden();
});
