// A child for durability.test.ts: opens a data folder and changes preferences without end, printing
// each number once its change has been acknowledged: node changePreferences.ts <folder> <from>
import { writeSync } from "node:fs";
import { createApp } from "../boot/createApp.ts";
import { openCatalogue } from "../boot/openCatalogue.ts";
import { ensureDemoAccounts } from "../demo/demoAccounts.ts";
import { createIdentity } from "../identity/createIdentity.ts";

const [, , path = "", from = "0"] = process.argv;
const issuer = "http://127.0.0.1:4103/";
const audience = "https://api.specimen.example/";

const { database } = await openCatalogue({ kind: "folder", path });
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
