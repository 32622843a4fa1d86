// A child process of killLoop.ts: opens a database, prints the history of the rule and what is stored
// of each writer, and changes all of them endlessly, printing each change after it is acknowledged:
// node writeUntilKilled.ts <place as JSON>
import { randomBytes } from "node:crypto";
import { writeSync } from "node:fs";
import { createApp } from "../boot/createApp.ts";
import { openCatalogue } from "../boot/openCatalogue.ts";
import type { Place } from "../database/database.ts";
import { demoAccountId, ensureDemoAccounts } from "../demo/demoAccounts.ts";
import { createIdentity } from "../identity/createIdentity.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createWebhookSender } from "../messages/webhook.ts";
import { readRuleHistory } from "./ruleHistory.ts";
import { type CallAs, type Stored, type Writer, writers } from "./writers.ts";

const issuer = "http://127.0.0.1:4103/";
const audience = "https://api.specimen.example/";
const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`);

const opened = await openCatalogue(JSON.parse(process.argv[2] ?? "") as Place);
const { database } = opened;
await ensureDemoAccounts(database, "a password of the tests");
const identity = await createIdentity({ database, issuer, audience, clients: [] });
const app = await createApp({
  database,
  tokens: { issuer, audience, keys: identity.keys },
  redeem: identity.redeem,
  endVisits: identity.endVisits,
  changePassword: identity.changePassword,
  dataKey: randomBytes(32),
  jobs: createJobs(opened),
  messages: { mail: null, webhook: createWebhookSender({}) },
  publicUrl: "http://127.0.0.1:4101",
  appOrigins: [],
});

const tokens = new Map<string, Promise<string>>();
const call: CallAs = async (as, path, init) => {
  const token = tokens.get(as) ?? identity.signApiToken(demoAccountId(as));
  tokens.set(as, token);
  const headers = new Headers(init?.headers);
  headers.set("Authorization", `Bearer ${await token}`);
  headers.set("Content-Type", "application/json");
  return app.request(path, { ...init, headers });
};

async function writeOn(name: string, writer: Writer, first: Stored): Promise<never> {
  let stored = first;
  for (;;) {
    const number = stored.number + 1;
    const marker = await writer.write(call, number, stored);
    if (marker === undefined) {
      // Refused, or the answer was lost: what is stored says whether it was carried out.
      stored = await writer.read(call);
    } else {
      stored = { number, marker };
      say({ name, ...stored });
    }
  }
}

const first = await Promise.all(
  Object.entries(writers).map(
    async ([name, writer]) => [name, writer, await writer.read(call)] as const,
  ),
);
say({ history: await readRuleHistory(database) });
for (const [name, , stored] of first) say({ name, isFound: true, ...stored });
await Promise.all(first.map(([name, writer, stored]) => writeOn(name, writer, stored)));
