import { expect } from "playwright/test";
import { title } from "../pages/shell.ts";
import { signInByForm, isAtWork } from "../pages/signIn.ts";
import { test } from "./identityWorld.ts";

test.use({ signInOptions: { dpop: true, refreshTokens: true } });

test("a token that is bound to the page is proved with each call, and worthless to a thief", async ({
  page,
  specimen,
}) => {
  const { apiOrigin, statisticsOrigin } = specimen;
  const calls: { headers: Record<string, string>; url: string; status: number }[] = [];
  const issued: unknown[] = [];
  page.on("response", async (response) => {
    const request = response.request();
    const url = request.url();
    if (request.method() === "OPTIONS") return;
    if (url.endsWith("/oauth/token")) issued.push(await response.json());
    const isOurs = url.startsWith(apiOrigin) || url.startsWith(statisticsOrigin);
    const headers = await request.allHeaders();
    if (isOurs && "authorization" in headers) {
      calls.push({ headers, url, status: response.status() });
    }
  });
  await page.clock.install();
  await signInByForm(page, "clerk", "/notes/show/noteId/DKK-2009-1000/countryId/DK");
  await isAtWork(page);
  await expect(title(page)).toContainText("1,000");
  // What was looked up is told to the statistics host after 10 s.
  await page.clock.runFor(11_000);
  await expect
    .poll(() => calls.filter(({ url }) => url.startsWith(statisticsOrigin)).length)
    .toBeGreaterThan(0);

  expect(issued).toMatchObject([{ token_type: "DPoP" }]);
  expect(calls.map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);
  for (const { headers } of calls) expect(headers["authorization"]).toMatch(/^DPoP /);
  const proofs = calls.map(({ headers }) => headers["dpop"]);
  expect(new Set(proofs).size).toBe(proofs.length);

  const [{ headers } = { headers: {} }] = calls.filter(
    ({ url }) => url === `${apiOrigin}/currentUser`,
  );
  const { authorization = "", dpop = "" } = headers as Record<string, string>;
  const steal = async (stolen: Record<string, string>) => {
    const answer = await page.request.get(`${apiOrigin}/currentUser`, { headers: stolen });
    return answer.status();
  };
  expect(await steal({ authorization: authorization.replace("DPoP", "Bearer") })).toBe(401);
  expect(await steal({ authorization })).toBe(401);
  expect(await steal({ authorization, dpop })).toBe(401);
});
