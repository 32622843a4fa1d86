import { chromium } from "playwright";
import { startSpecimen } from "@specimen/server";
import { demoPassword } from "./world.ts";
const t0 = Date.now();
const specimen = await startSpecimen({
  place: { kind: "memory" },
  ports: { web: 0, api: 0, statistics: 0, identity: 0 },
  demoPassword,
  inspect: false,
});
console.log("start", Date.now() - t0);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
});
async function as(user: string, list: [string, string, object?][], options = {}) {
  const context = await browser.newContext({
    baseURL: specimen.webOrigin,
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("PAGEERROR", e.message));
  await page.goto(await specimen.createOneTimeLink("otp", user));
  await page.getByRole("heading", { level: 1 }).waitFor();
  for (const [name, path] of list) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForTimeout(1200);
    const decline = page
      .getByRole("button", { name: /Reject|Decline|Necessary|Only|Ablehnen|necessary/i })
      .first();
    if (await decline.isVisible().catch(() => false)) await decline.click().catch(() => {});
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true });
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    console.log(name, "overflow", wide);
  }
  await context.close();
}
const note = "/notes/show/noteId/EUR-ES1-5/countryId/EU";
await as("clerk", [
  ["euro", note],
  ["dkk", "/notes/show/noteId/DKK-1997-50/countryId/DK"],
  ["unverified", "/notes/show/noteId/CYP-LAST-20/countryId/CY"],
  ["ueur", "/notes/show/noteId/USD-FRN-1996-5/countryId/US"],
  ["travelUS", "/notes/showcountry/countryId/US/selectTab/5"],
  ["travelHK", "/notes/showcountry/countryId/HK/selectTab/5"],
  ["travelEU", "/notes/showcountry/countryId/EU/selectTab/5"],
]);
await as("de", [
  ["euroDe", note],
  ["travelDe", "/notes/showcountry/countryId/DE/selectTab/5"],
  ["listDe", "/notes/showcountry/countryId/US/selectTab/0"],
  ["searchDe", "/notes?text=wei%C3%9Fes+haus"],
]);
await as(
  "clerk",
  [
    ["euro320", note],
    ["travel320", "/notes/showcountry/countryId/AE/selectTab/5"],
  ],
  { viewport: { width: 320, height: 640 } },
);
await as("clerk", [["euroDark", note]], { colorScheme: "dark" });
await browser.close();
await specimen.close();
process.exit(0);
