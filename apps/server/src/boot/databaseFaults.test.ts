import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  type Answered,
  databaseFaults,
  isOrderly,
  isWell,
  type Load,
  startLoad,
} from "../testing/databaseFaults.ts";
import { identityWords } from "../identity/words/chooseLanguage.ts";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import { authorizeAddress, submit } from "../testing/identity/signIn.ts";
import { type OwnPostgres, startOwnPostgres } from "../testing/startPostgres.ts";
import { demoPassword, startWhole } from "../testing/startWhole.ts";
import { createLog } from "./log.ts";
import { audience } from "./specimenOptions.ts";
import type { Specimen } from "./startSpecimen.ts";

describe.skipIf(inject("postgresUrl") === null)("a PostgreSQL that fails under load", () => {
  let postgres: OwnPostgres;
  let specimen: Specimen;
  let load: Load;
  const lines: string[] = [];
  const status = async (path: string) => (await fetch(specimen.apiOrigin + path)).status;
  beforeAll(async () => {
    const started = await startOwnPostgres();
    if (started === undefined) throw new Error("no PostgreSQL");
    postgres = started;
    specimen = await startWhole({
      place: { kind: "url", url: postgres.url },
      dataKey: Buffer.alloc(32, 7).toString("base64"),
      log: createLog("info", { write: (line) => lines.push(line) }),
      metricsPort: 0,
    });
    load = await startLoad(specimen);
    await load.eachAnswers(isWell);
  });
  afterAll(async () => {
    await load.stop();
    await specimen.close();
    await postgres.stop();
  });

  it.each(Object.entries(databaseFaults))(
    "%s: calls are answered or refused until later, and work again after it",
    async (_name, fail) => {
      const before = load.answers.length;
      await fail(postgres, load);
      await load.eachAnswers(isWell);
      const strange: Answered[] = load.answers.slice(before).filter((each) => !isOrderly(each));
      expect(strange).toEqual([]);
      expect(await status("/readyz")).toBe(200);
    },
  );

  it("is not ready while it is away, refuses tokens until later, and logs no secret", async () => {
    const secrets = {
      password: demoPassword,
      nickname: "Clara ",
      refreshToken: "Xo3-secretRefreshToken_7Kq2mZ0a1b2c3d4e5f6g",
      accessToken: (await specimen.signApiToken("clerk")).slice(-40),
      link: new URL(await specimen.createOneTimeLink("otp", "clerk")).searchParams.get("otp"),
    };
    const issuer = `${specimen.identityOrigin}/`;
    const own = { audience, redirect_uri: `${specimen.webOrigin}/auth` };
    const browser = createBrowser(issuer);
    const form = await browser.open(authorizeAddress(issuer, own));
    await submit(browser, form, { password: secrets.password });
    await postgres.end("SIGKILL");
    expect(await status("/readyz")).toBe(503);
    expect(await status("/healthz")).toBe(200);
    const asked = await Promise.all([
      fetch(`${specimen.identityOrigin}/oauth/token`, {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "refresh_token",
          client_id: "specimen-web",
          refresh_token: secrets.refreshToken,
        }),
      }),
      fetch(`${specimen.apiOrigin}/auth/token`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ otp: secrets.link, hash: "", redirectTo: "" }),
      }),
    ]);
    for (const answer of asked) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      const id = answer.headers.get("x-request-id") ?? "none";
      expect(lines.filter((line) => line.includes(id) && line.includes("fault"))).not.toEqual([]);
    }
    const page = await fetch(authorizeAddress(issuer, own));
    expect(page.status).toBe(503);
    expect(page.headers.get("refresh")).toBe(page.headers.get("retry-after"));
    expect(await page.text()).toContain(identityWords.en.problems.unavailable.title);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const framed = await browser.open(authorizeAddress(issuer, { ...own, prompt: "none" }));
    expect(framed.status).toBe(503);
    expect(framed.headers.get("refresh")).toBe("1");
    const policy = framed.headers.get("content-security-policy");
    expect(policy).toContain(`frame-ancestors ${specimen.webOrigin}`);
    await postgres.start();
    await load.eachAnswers(isWell);
    const log = lines.join("");
    expect(log).toContain('"route":"/currentUser"');
    for (const [name, secret] of Object.entries(secrets)) {
      expect(log.includes(secret ?? ""), name).toBe(false);
    }
  });
});
