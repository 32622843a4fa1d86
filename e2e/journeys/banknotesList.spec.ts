import type { Page } from "playwright/test";
import { title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

const list = (country: string, tab: number) =>
  `/notes/showcountry/countryId/${country}/selectTab/${tab}`;
// Below the notes stand the coins of a country.
const notes = (page: Page) => page.getByRole("table").first();
const rows = (page: Page) => notes(page).locator("tbody tr");
const values = (page: Page) => notes(page).locator("tbody strong").allInnerTexts();
const column = (page: Page, name: string) => notes(page).getByRole("columnheader", { name });

test("a clerk walks the tabs, the pages and the orders of a country", async ({ page }) => {
  await signInAs(page, "clerk", "/notes/country");
  await page.getByRole("link", { name: /^Denmark/ }).click();
  await expect(page).toHaveURL(new RegExp(`${list("DK", 0)}$`));
  await expect(rows(page)).toHaveCount(9);

  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/selectTab\/0\?page=2$/);
  await expect(rows(page)).toHaveCount(9);
  await page.getByLabel("Entries per page").selectOption("18");
  await expect(page).toHaveURL(/selectTab\/0\?pageSize=18$/);
  await expect(rows(page)).toHaveCount(18);

  await column(page, "Denomination").getByRole("link").click();
  await expect(page).toHaveURL(/\?pageSize=18&sort=value$/);
  await expect(column(page, "Denomination")).toHaveAttribute("aria-sort", "ascending");
  await expect
    .poll(() => values(page))
    .toEqual([
      "10",
      "20",
      "50",
      "50",
      "50",
      "50",
      "100",
      "100",
      "100",
      "100",
      "200",
      "200",
      "200",
      "500",
      "500",
      "500",
      "500",
      "1,000",
    ]);
  await column(page, "Denomination").getByRole("link").press("Enter");
  await expect(page).toHaveURL(/\?pageSize=18&sort=value&order=desc$/);
  await expect(column(page, "Denomination")).toHaveAttribute("aria-sort", "descending");
  await expect.poll(async () => (await values(page))[0]).toBe("1,000");
  // The customer's own word for a column sorts as ours does.
  await column(page, "Our counter").getByRole("link").click();
  await expect(page).toHaveURL(/\?pageSize=18&sort=trade$/);

  await page.getByRole("link", { name: /^Worthless/ }).click();
  await expect(page).toHaveURL(new RegExp(String.raw`${list("DK", 4)}\?pageSize=18$`));
  await expect(rows(page)).toHaveCount(12);
  await expect(page.getByText(/^Worthless since/)).toHaveCount(12);

  await page.goBack();
  await expect(page).toHaveURL(/sort=trade$/);
  await expect(column(page, "Our counter")).toHaveAttribute("aria-sort", "ascending");
});

test("a note is found from the picker", async ({ page }) => {
  await signInAs(page, "clerk", "/notes/country");
  await page.getByRole("combobox", { name: /country/i }).click();
  await page.keyboard.type("norw");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${list("NO", 0)}$`));
  await page
    .getByRole("link", { name: /^100 kroner/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/notes\/show\/noteId\/NOK-[^/]+\/countryId\/NO$/);
  await expect(title(page, /^100 kroner/)).toBeVisible();
});

test("the customer's settings act on the tabs", async ({ page }) => {
  await signInAs(page, "de", list("DK", 1));
  await expect(rows(page)).toHaveCount(9);
  // tradableHideGreenHookInTabOnlyTrade: no tick in tab 1, the same notes with it in tab 0.
  await expect(notes(page).getByText("An- und Verkauf", { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: /^Alle Noten/ }).click();
  await expect(notes(page).getByText("An- und Verkauf", { exact: true })).toHaveCount(9);
  // showWorthlessNotesInAllNotesTab is off for this customer.
  await expect(rows(page)).toHaveCount(9);
  await expect(notes(page).getByText(/^Wertlos seit/)).toHaveCount(0);
});

test("thumbnails are in true proportion to each other", async ({ page }) => {
  await signInAs(page, "clerk", list("DK", 0));
  await expect(rows(page)).toHaveCount(9);
  const perMillimetre = await rows(page).evaluateAll((all) =>
    all.flatMap((row) => {
      const [, width] = /(\d{3}) × 72/.exec(row.textContent) ?? [];
      const image = row.querySelector("img");
      // The size of one of the nine is not known.
      return width === undefined || image === null
        ? []
        : [image.getBoundingClientRect().width / Number(width)];
    }),
  );
  expect(perMillimetre).toHaveLength(8);
  for (const scale of perMillimetre) expect(scale).toBeCloseTo(perMillimetre[0] ?? 0, 1);
});

test("travel information says what may be taken over the border", async ({ page }) => {
  await signInAs(page, "clerk", list("IN", 0));
  await page.getByRole("link", { name: "Travel information" }).click();
  await expect(page).toHaveURL(new RegExp(`${list("IN", 5)}$`));
  const row = (name: RegExp) => page.getByRole("row", { name });
  await expect(row(/^Import Visitors/)).toContainText(/Allowed up to 25,000\sINR/);
  await expect(row(/^Export Visitors/)).toContainText(/Allowed up to 5,000\sUSD/);
  await expect(row(/^Export Residents/)).toContainText(/Allowed up to 25,000\sINR/);
  await expect(row(/^Export Residents/)).toContainText("No rule is known");
  await expect(page.getByText(/^Checked on /)).toBeVisible();
  await page.reload();
  await expect(row(/^Import Residents/)).toContainText(/Declare more than 5,000\sUSD/);
});

test("a section that the customer hides is not there for its staff", async ({
  page,
  request,
  specimen,
}) => {
  const show = async (hidden: Record<string, false>) => {
    const authorization = `Bearer ${await specimen.signApiToken("administrator")}`;
    const seen = await request.get(
      `${specimen.apiOrigin}/client-tool/travel-information-section-visibility`,
      { headers: { Authorization: authorization } },
    );
    const answer = await request.put(
      `${specimen.apiOrigin}/countries/travel-information-section-visibility`,
      {
        headers: { Authorization: authorization, "If-Match": seen.headers()["etag"] ?? "" },
        data: {
          residentImport: true,
          residentExport: true,
          visitorImport: true,
          visitorExport: true,
          note: true,
          addition: true,
          ...hidden,
        },
      },
    );
    expect(answer.status()).toBe(200);
  };
  await show({ visitorImport: false, visitorExport: false, note: false });
  try {
    await signInAs(page, "clerk", list("IN", 5));
    const row = (name: RegExp) => page.getByRole("row", { name });
    await expect(row(/^Import Residents/)).toContainText(/Allowed up to 25,000\sINR/);
    await expect(row(/Visitors/)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Remark" })).toHaveCount(0);
  } finally {
    await show({});
  }
});
