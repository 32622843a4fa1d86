import { bringRules, isCleanEverywhere } from "../pages/axe.ts";
import { saveButton } from "../pages/form.ts";
import { isTold, title } from "../pages/shell.ts";
import { signInAs } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

test.use({ worldName: "rules" });

/** Ended in 2012. */
const expired = [
  "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
].join("");
/** Valid, until its number is on the list. */
const valid = [
  "P<UTOLINDQVIST<<INGA<MARIT<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO8706146F3103120<<<<<<<<<<<<<<<0",
].join("");

test("an alarm tells whom the rule names, and is settled with what was done", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await signInAs(page, "administrator", "/ct/passcheck");
  await page.getByLabel("Alarms switched on").check();
  await page.getByLabel("Document is on the list of stolen documents").check();
  await page.getByLabel("Document has expired").uncheck();
  await page.getByRole("textbox", { name: "Instruction for the clerk" }).fill("Call 4711");
  await saveButton(page).click();
  await isTold(page, "Saved: alarm settings");

  const officer = await browser.newPage({ baseURL: baseURL ?? "" });
  const zone = officer.getByRole("textbox", { name: "Machine-readable zone" });
  const raised = officer.getByText("Alarm raised", { exact: true });
  const check = async (lines: string) => {
    await zone.fill(lines);
    await officer.getByRole("button", { name: "Check", exact: true }).click();
    await expect(officer.getByRole("button", { name: "New check" })).toBeVisible();
  };
  await signInAs(officer, "officer", "/passcheck");
  // A result that the rule does not name raises none.
  await check(expired);
  await expect(raised).toHaveCount(0);

  await page.goto("/ct/passcheck/stolen");
  await page.getByLabel("Document number").fill("L898902C3");
  await page.getByRole("button", { name: "Add to the list" }).click();
  await isTold(page, "Saved: stolen documents");
  await officer.getByRole("button", { name: "New check" }).click();
  await check(valid);
  await expect(raised).toBeVisible();
  await expect(officer.getByText("Call 4711")).toBeVisible();
  // The officer may not see the list of alarms.
  await officer.goto("/ct/passcheck/alertlist");
  await expect(officer.getByRole("table")).toHaveCount(0);

  // The administrator is told wherever they are, the other one as well; another customer's is not.
  const told = page.getByRole("navigation").getByRole("link", { name: "Open alarms: 1" });
  await page.goto("/ct/news");
  await expect(told).toBeVisible();
  const controller = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInAs(controller, "controller", "/ct");
  await expect(
    controller.getByRole("navigation").getByRole("link", { name: "Open alarms: 1" }),
  ).toBeVisible();
  const principal = await browser.newPage({ baseURL: baseURL ?? "" });
  await signInAs(principal, "principal", "/ct/passcheck/alertlist");
  await expect(principal.getByRole("heading", { name: "No alarms" })).toBeVisible();

  await told.click();
  await expect(title(page, "Alarm list")).toBeVisible();
  await bringRules(page);
  await isCleanEverywhere(page);
  const row = page.getByRole("row", { name: /stolen/ });
  await expect(row).toContainText("Owen Marsh");
  await expect(row).toContainText("In the product alone");
  await expect(page.getByRole("main")).not.toContainText("LINDQVIST");
  await row.getByRole("button", { name: "Settle" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await isCleanEverywhere(page, "dialog[open]");
  await dialog.getByLabel("What was done").fill("Handed to the police");
  await dialog.getByRole("button", { name: "Settle" }).click();
  await expect(row).toContainText("Handed to the police");
  await expect(row).toContainText("Ada Winter");
  await expect(page.getByRole("link", { name: /^Open alarms/ })).toHaveCount(0);

  for (const each of [officer, controller, principal]) await each.close();
});
