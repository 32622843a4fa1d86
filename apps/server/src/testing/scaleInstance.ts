// A child process of measureScale.ts: one instance of the product with as many accounts as are asked
// for; says where it is and their tokens, and at each message what it has used:
// node scaleInstance.ts <address of a PostgreSQL> <accounts>
import { startSpecimen } from "../boot/startSpecimen.ts";
import type { ScaleInstance, Used } from "./scale/offerLoad.ts";
import { runOn } from "./startPostgres.ts";

const [url = "", accounts = ""] = process.argv.slice(2);
const specimen = await startSpecimen({
  place: { kind: "url", url },
  ports: { web: 0, api: 0, statistics: 0, identity: 0 },
  demoPassword: "a password of the measure",
  dataKey: Buffer.alloc(32, 7).toString("base64"),
});
await runOn(
  url,
  `insert into accounts (id, username, nickname, email, password_hash, default_language, customer_id, permissions)
  select 'specimen|person' || n, 'person' || n, nickname, 'person' || n || '@specimen.example',
    password_hash, default_language, customer_id, permissions
  from accounts, generate_series(1, ${Number(accounts)}) as n where username = 'clerk'`,
);
const numbers = Array.from({ length: Number(accounts) }, (_, index) => index + 1);
const { apiOrigin, statisticsOrigin } = specimen;
const tokens: string[] = [];
for (const number of numbers) tokens.push(await specimen.signApiToken(`person${number}`));
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const used: Used = { processor: (user + system) / 1000, memory: process.memoryUsage.rss() };
  process.send?.(used);
});
process.once("disconnect", () => process.exit());
process.send?.({ apiOrigin, statisticsOrigin, tokens } satisfies ScaleInstance);
