import type { Page } from "playwright/test";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

/** An Estonian passport as the series of 2021 has it; its number begins with K. */
const lines = [
  "P<ESTMAASIKAS<<MARI<<<<<<<<<<<<<<<<<<<<<<<<<",
  "KA12345678EST8507170F3205046<<<<<<<<<<<<<<04",
];
/** With a number that Estonia does not give, and right check digits. */
const otherNumber = [lines[0], "XA12345679EST8507170F3205046<<<<<<<<<<<<<<02"];

async function type(page: Page, zone: readonly (string | undefined)[], issued: string) {
  await page.getByRole("textbox", { name: "Machine-readable zone" }).fill(zone.join(""));
  await page.getByLabel("Date of issue").fill(issued);
}

const check = (page: Page) => page.getByRole("button", { name: "Check", exact: true }).click();
const rule = (page: Page, name: RegExp) => page.getByRole("button", { name });
const explanation = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a document that the organisation's own list leaves out is told not to be accepted", async ({
  page,
  browser,
  baseURL,
}) => {
  const administrator = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInAs(administrator, "administrator", "/ct/passes/accept-document-countries?country=EE");
  await administrator.getByRole("button", { name: "Create its own list" }).click();
  const list = administrator.getByRole("region", { name: "This country’s own list" });
  await list.getByRole("checkbox").first().waitFor();
  for (const box of await list.getByRole("checkbox").all()) await box.uncheck();
  await administrator.getByRole("button", { name: /^Save/ }).first().click();
  await expect(list.getByText("At present: Do not accept").first()).toBeVisible();

  await signInAs(page, "officer", "/passcheck?series=EST-P-2021");
  await type(page, lines, "2022-05-04");
  await check(page);
  await expect(page.getByText("Do not accept", { exact: true })).toBeVisible();
  await expect(page.getByText(/^No contradiction found/)).toBeVisible();
  await rule(page, /^Your organisation’s rule Fail/).click();
  await expect(explanation(page, "Your organisation’s rule")).toContainText(
    "Your organisation does not accept this document.",
  );

  // The default list accepts passports.
  await administrator.getByRole("button", { name: "Use the default list" }).click();
  await expect(administrator.getByRole("button", { name: "Create its own list" })).toBeVisible();
  await administrator.close();
  await page.getByRole("button", { name: "New check" }).click();
  await type(page, lines, "2022-05-04");
  await check(page);
  await expect(rule(page, /^Your organisation’s rule Pass/)).toBeVisible();
});

test("contradictions are each told with what was read, what was expected, and why", async ({
  page,
}) => {
  await signInAs(page, "officer", "/passcheck?series=EST-P-2021");
  await type(page, otherNumber, "2019-05-04");
  await page.getByRole("radiogroup", { name: "Surname: compared" }).getByText("Differs").click();
  await page.getByRole("textbox", { name: "Surname", exact: true }).fill("Tamm");
  await check(page);
  await expect(page.getByText(/^Failed: 3 of/)).toBeVisible();

  await rule(page, /^Page and MRZ: Surname Fail Read Tamm, expected MAASIKAS$/).click();
  await expect(explanation(page, "Page and MRZ: Surname")).toContainText(
    "The two say different things.",
  );
  // In whichever format the officer has dates.
  await rule(
    page,
    /^Series was issued then Fail Read .*2019.*, expected .*2021.* or later$/,
  ).click();
  await expect(explanation(page, "Series was issued then")).toContainText(
    "The series was not issued on that date.",
  );
  await rule(page, /^Format of the number Fail/).click();
  await expect(explanation(page, "Format of the number")).toContainText(
    "Position 1 is “X”; expected: “K”",
  );
});
