import { movesOn, noteMoves, slowAnswers } from "../pages/layoutShift.ts";
import { signInToWalk } from "../pages/answeredConsent.ts";
import { isLoaded } from "../pages/loaded.ts";
import { isAtWork } from "../pages/signIn.ts";
import { expect, test } from "../world.ts";

/**
 * What is opened by its address comes in parts: none of them moves another one. The screens here stand
 * for each way in which a part is awaited; `accessibility.spec.ts` goes from screen to screen in the app.
 */
const desk = [
  "/dashboard",
  "/dashboard/internalnews",
  "/dashboard/user",
  "/staticpage/support",
  "/notes/showcountry/countryId/DK/selectTab/0",
  "/notes/compare?notes=EUR-ES2-50,EUR-ES1-50",
  "/passes/showcountry/countryId/LT",
  "/passes/show/passId/DEU-P-2017",
  "/passcheck",
  "/metals?ingots.enabled=true&measure.mass=31.1",
  "/tc",
  "/tc/show/noteId/tc-01-USD-100",
  "/tc/notes/seriesId/tc-03",
  "/ct/passcheck/stolen",
  "/ct/news/form/id/nordhafen-forint",
  "/ct/passes/documents/DEU-P-2017",
  "/ct/passes/accept-document-countries",
  "/ct/notes/trades?text=switzerland",
];
/** Where lines wrap that do not in a wide window. */
const tablet = [
  "/dashboard",
  "/notes?size.width=129&size.height=31",
  "/tc/notes/seriesId/tc-03",
  "/ct/news/form",
  "/ct/metals/info",
  "/ct/passes/accept-document-countries",
];
/** Where words that are drawn in the stand-in typeface take another line. */
const widePhone = ["/dashboard", "/passes/securityfeatures/watermark"];
const phone = [
  "/notes/country",
  "/notes/showcountry/countryId/DK/selectTab/0",
  "/passes/show/passId/DEU-P-2017",
  "/passcheck",
  "/ct/index/pdf",
  "/ct/passes/documents/DEU-P-2017",
];

for (const [window, width, addresses] of [
  ["a desk", 1366, desk],
  ["a tablet", 800, tablet],
  ["a wide phone", 360, widePhone],
  ["a phone", 320, phone],
] as const)
  test(`nothing moves while a screen comes that is opened by its address, on ${window}`, async ({
    page,
    specimen,
  }) => {
    test.slow();
    await signInToWalk(page, "administrator", "/dashboard");
    await isAtWork(page);
    await page.setViewportSize({ width, height: 768 });
    await page.addInitScript(noteMoves);
    const answers = await slowAnswers(page, specimen.apiOrigin);
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(address);
        await isLoaded(page);
        await answers.haveCome();
        await isLoaded(page);
        expect.soft(await movesOn(page), address).toEqual([]);
      });
  });
