import type { Specimen } from "../boot/startSpecimen.ts";
import { defaultLimits } from "../http/callLimits.ts";
import { freePort, runOn } from "./startPostgres.ts";
import { startWhole } from "./startWhole.ts";

/** Two servers on one new database of a PostgreSQL; their origins are where each itself listens. */
export interface TwoServers {
  readonly first: Specimen;
  readonly second: Specimen;
  close(): Promise<void>;
}

const at = (port: number) => `http://127.0.0.1:${port}`;

const findPorts = async () => ({
  web: await freePort(),
  api: await freePort(),
  statistics: await freePort(),
  identity: await freePort(),
});

/** Starts both on the empty database at once: one migrates and imports, one waits. */
export async function startTwo(postgresUrl: string, databaseName: string): Promise<TwoServers> {
  await runOn(postgresUrl, `create database ${databaseName}`);
  const url = new URL(postgresUrl);
  url.pathname = databaseName;
  // What a proxy before both would offer: both issue tokens of one provider.
  const front = await findPorts();
  const origins = {
    web: at(front.web),
    api: at(front.api),
    statistics: at(front.statistics),
    identity: at(front.identity),
  };
  const start = async (): Promise<Specimen> => {
    const ports = await findPorts();
    const specimen = await startWhole({
      place: { kind: "url", url: url.href },
      ports,
      origins,
      dataKey: Buffer.alloc(32, 7).toString("base64"),
      limits: { ...defaultLimits, perMinute: { ...defaultLimits.perMinute, search: 6 } },
    });
    return {
      ...specimen,
      webOrigin: at(ports.web),
      apiOrigin: at(ports.api),
      statisticsOrigin: at(ports.statistics),
      identityOrigin: at(ports.identity),
    };
  };
  const [first, second] = await Promise.all([start(), start()]);
  return {
    first,
    second,
    async close() {
      await first.close();
      await second.close();
    },
  };
}
