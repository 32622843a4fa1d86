// A child process for durability.test.ts: opens a data folder and changes preferences endlessly,
// printing each number after its change is acknowledged: node changePreferences.ts <folder> <from>
import { randomBytes } from "node:crypto";
import { writeSync } from "node:fs";
import { createApp } from "../boot/createApp.ts";
import { openCatalogue } from "../boot/openCatalogue.ts";
import { ensureDemoAccounts } from "../demo/demoAccounts.ts";
import { createIdentity } from "../identity/createIdentity.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createWebhookSender } from "../messages/webhook.ts";

const [, , path = "", from = "0"] = process.argv;
const issuer = "http://127.0.0.1:4103/";
const audience = "https://api.specimen.example/";

const opened = await openCatalogue({ kind: "folder", path });
const { database } = opened;
await ensureDemoAccounts(database, "a password of the tests");
const identity = await createIdentity({
  database,
  issuer,
  audience,
  clients: [],
});
const app = await createApp({
  database,
  tokens: { issuer, audience, keys: identity.keys },
  redeem: identity.redeem,
  changePassword: identity.changePassword,
  dataKey: randomBytes(32),
  jobs: createJobs(opened),
  messages: { mail: null, webhook: createWebhookSender({}) },
  publicUrl: "http://127.0.0.1:4101",
  appOrigins: [],
});
const headers = {
  Authorization: `Bearer ${await identity.signApiToken("specimen|clerk")}`,
  "Content-Type": "application/json",
};

const kept = (await (await app.request("/currentUser", { headers })).json()) as {
  user: { nickname: string };
};
writeSync(1, `kept ${kept.user.nickname}\n`);
for (let number = Number(from); ; number += 1) {
  const answer = await app.request("/currentUser", {
    method: "PATCH",
    headers,
    body: JSON.stringify({ nickname: String(number) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  writeSync(1, `${number}\n`);
}
