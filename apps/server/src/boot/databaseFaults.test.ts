import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  type Answered,
  databaseFaults,
  isOrderly,
  isWell,
  type Load,
  startLoad,
} from "../testing/databaseFaults.ts";
import { type OwnPostgres, startOwnPostgres } from "../testing/startPostgres.ts";
import { type Specimen, startSpecimen } from "./startSpecimen.ts";

describe.skipIf(inject("postgresUrl") === null)(
  "a PostgreSQL that fails under load",
  { timeout: 300_000 },
  () => {
    let postgres: OwnPostgres;
    let specimen: Specimen;
    let load: Load;
    let webRoot = "";
    beforeAll(async () => {
      const started = await startOwnPostgres();
      if (started === undefined) throw new Error("no PostgreSQL");
      postgres = started;
      webRoot = await mkdtemp(join(tmpdir(), "specimen-faults-"));
      await writeFile(join(webRoot, "index.html"), "<!doctype html><title>Specimen</title>");
      specimen = await startSpecimen({
        place: { kind: "url", url: postgres.url },
        ports: { web: 0, api: 0, statistics: 0, identity: 0 },
        demoPassword: "a password of the tests",
        dataKey: Buffer.alloc(32, 7).toString("base64"),
        webRoot,
      });
      load = await startLoad(specimen);
      await load.eachAnswers(isWell);
    }, 300_000);
    afterAll(async () => {
      await load.stop();
      await specimen.close();
      await postgres.stop();
      await rm(webRoot, { recursive: true });
    });

    it.each(Object.entries(databaseFaults))(
      "%s: calls are answered or refused until later, and work again after it",
      async (_name, fail) => {
        const before = load.answers.length;
        await fail(postgres, load);
        await load.eachAnswers(isWell);
        const strange: Answered[] = load.answers.slice(before).filter((each) => !isOrderly(each));
        expect(strange).toEqual([]);
      },
    );
  },
);
