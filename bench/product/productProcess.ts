// The product's servers in a process of their own, on a database in memory: knowledge API and
// identity provider, over HTTP/2 with the run's certificate when there is one. The catalogue can be
// multiplied. Prints where it serves as a line of JSON, then serves until it is ended.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type RequestListener, createServer } from "node:http";
import { createSecureServer } from "node:http2";
import { createApp } from "../../apps/server/src/boot/createApp.ts";
import { openCatalogue } from "../../apps/server/src/boot/openCatalogue.ts";
import { webClient } from "../../apps/server/src/identity/clients.ts";
import { createIdentity } from "../../apps/server/src/identity/createIdentity.ts";
import { demoAccountId, ensureDemoAccounts } from "../../apps/server/src/demo/demoAccounts.ts";
import { defaultLimits, type Limits } from "../../apps/server/src/http/callLimits.ts";
import { createJobs } from "../../apps/server/src/jobs/jobs.ts";
import { createWebhookSender } from "../../apps/server/src/messages/webhook.ts";
import type { Certificate } from "../serving/certificate.ts";
import { multiplyCatalogue } from "./multiplyCatalogue.ts";
import type { ProductSaid } from "./product.ts";

const {
  BENCH_BAR_COPIES = "0",
  BENCH_CERTIFICATE,
  BENCH_COPIES = "0",
  BENCH_LIMITED,
  BENCH_WEB_ORIGIN = "http://127.0.0.1",
} = process.env;
const certificate =
  BENCH_CERTIFICATE === undefined ? undefined : (JSON.parse(BENCH_CERTIFICATE) as Certificate);

/** Of the demo accounts, for this run. */
const password = "bench-password-for-one-run";

/** One account of a load run asks more than any person, on more connections. */
const withoutRates: Limits = {
  ...defaultLimits,
  perMinute: { search: Infinity, write: Infinity, read: Infinity, public: Infinity },
};

/** Listens before the handler exists: its address is needed to make it. */
async function listen(): Promise<{
  address: string;
  handleWith: (handler: RequestListener) => void;
}> {
  const current: { handler: RequestListener } = { handler: (_, response) => response.end() };
  const server =
    certificate === undefined
      ? createServer((request, response) => current.handler(request, response))
      : createSecureServer({ ...certificate, allowHTTP1: true });
  if (certificate !== undefined) {
    // The compatibility layer hands over requests that listeners for HTTP/1 understand.
    server.on("request", (request, response) =>
      current.handler(request as never, response as never),
    );
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("The server has no port.");
  const scheme = certificate === undefined ? "http" : "https";
  return {
    address: `${scheme}://127.0.0.1:${bound.port}`,
    handleWith: (handler) => {
      current.handler = handler;
    },
  };
}

const { DATABASE_URL: url } = process.env;
const { database, executeSql, close } = await openCatalogue(
  url === undefined || url === "" ? { kind: "memory" } : { kind: "url", url },
);
const identityAt = await listen();
const apiAt = await listen();
const issuer = `${identityAt.address}/`;
await ensureDemoAccounts(database, password);
const identity = await createIdentity({
  database,
  issuer,
  audience: apiAt.address,
  clients: [webClient([BENCH_WEB_ORIGIN])],
  appAddress: `${BENCH_WEB_ORIGIN}/`,
});
const app = await createApp({
  database,
  tokens: { issuer, audience: apiAt.address, keys: identity.keys },
  redeem: identity.redeem,
  endVisits: identity.endVisits,
  changePassword: identity.changePassword,
  dataKey: randomBytes(32),
  jobs: createJobs({ executeSql }),
  messages: { mail: null, webhook: createWebhookSender({}) },
  publicUrl: apiAt.address,
  appOrigins: [BENCH_WEB_ORIGIN],
  onError: (error) => console.error(error),
  limits: BENCH_LIMITED === undefined ? withoutRates : defaultLimits,
});
await multiplyCatalogue(database, {
  banknotes: Number(BENCH_COPIES),
  bars: Number(BENCH_BAR_COPIES),
});
identityAt.handleWith(identity.handler);
const answer = app.listener;
apiAt.handleWith((request, response) => answer(request, response));

const said: ProductSaid = {
  api: apiAt.address,
  issuer,
  audience: apiAt.address,
  token: await identity.signApiToken(demoAccountId("clerk")),
  checkerToken: await identity.signApiToken(demoAccountId("officer")),
  username: "clerk",
  password,
};
console.log(JSON.stringify(said));

process.once("SIGTERM", () => {
  identity.close();
  void close().then(() => process.exit());
});
