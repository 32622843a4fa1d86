import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { defaultLimits } from "../http/callLimits.ts";
import { runOn } from "../testing/startPostgres.ts";
import { type Specimen, startSpecimen } from "./startSpecimen.ts";

describe.skipIf(inject("postgresUrl") === null)(
  "two servers on one PostgreSQL",
  { timeout: 300_000 },
  () => {
    let webRoot = "";
    let first: Specimen;
    let second: Specimen;
    beforeAll(async () => {
      webRoot = await mkdtemp(join(tmpdir(), "specimen-two-"));
      await writeFile(join(webRoot, "index.html"), "<!doctype html><title>Specimen</title>");
      const server = inject("postgresUrl") ?? "";
      const name = `${inject("postgresTemplate")}_two`;
      await runOn(server, `create database ${name}`);
      const url = new URL(server);
      url.pathname = name;
      // Both start on the empty database at once: one migrates and imports, one waits.
      [first, second] = (await Promise.all(
        [0, 1].map(() =>
          startSpecimen({
            place: { kind: "url", url: url.href },
            ports: { web: 0, api: 0, statistics: 0, identity: 0 },
            demoPassword: "a password of the tests",
            dataKey: Buffer.alloc(32, 7).toString("base64"),
            webRoot,
            limits: { ...defaultLimits, perMinute: { ...defaultLimits.perMinute, search: 6 } },
          }),
        ),
      )) as [Specimen, Specimen];
    }, 300_000);
    afterAll(async () => {
      await first.close();
      await second.close();
      await rm(webRoot, { recursive: true });
    });

    const redeem = (at: Specimen, otp: string) =>
      fetch(`${at.apiOrigin}/auth/token`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ otp, hash: "", redirectTo: at.webOrigin }),
      });

    it("sign with the same keys", async () => {
      const [one, other] = await Promise.all(
        [first, second].map(async ({ identityOrigin }) =>
          (await fetch(`${identityOrigin}/.well-known/jwks.json`)).json(),
        ),
      );
      expect(one).toEqual(other);
    });

    it("redeem a one-time link once between them", async () => {
      for (let round = 0; round < 5; round += 1) {
        const link = await first.createOneTimeLink("otp", "clerk");
        const otp = new URL(link).searchParams.get("otp") ?? "";
        const answers = await Promise.all([
          redeem(first, otp),
          redeem(second, otp),
          redeem(first, otp),
          redeem(second, otp),
        ]);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      }
    });

    it("count wrong one-time links together", async () => {
      const statuses = new Set<number>();
      for (let attempt = 0; attempt < 22; attempt += 1) {
        const at = attempt % 2 === 0 ? first : second;
        statuses.add((await redeem(at, `wrong-${attempt}`)).status);
      }
      expect(statuses).toEqual(new Set([401, 429]));
    });

    it("count the calls of an account together", async () => {
      const statuses: number[] = [];
      for (let call = 0; call < 8; call += 1) {
        const { apiOrigin, signApiToken } = call % 2 === 0 ? first : second;
        const headers = { Authorization: `Bearer ${await signApiToken("clerk")}` };
        statuses.push((await fetch(`${apiOrigin}/search?q=euro%20${call}`, { headers })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    });

    it("see what the other one wrote", async () => {
      const ask = async (at: Specimen, init: RequestInit = {}) => {
        const headers = {
          Authorization: `Bearer ${await at.signApiToken("clerk")}`,
          "Content-Type": "application/json",
        };
        return (await fetch(`${at.apiOrigin}/currentUser`, { ...init, headers })).json();
      };
      await ask(first, { method: "PATCH", body: JSON.stringify({ nickname: "Both" }) });
      expect(await ask(second)).toMatchObject({ user: { nickname: "Both" } });
    });
  },
);
