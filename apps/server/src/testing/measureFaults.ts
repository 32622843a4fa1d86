// Makes a PostgreSQL fail under load, in every way and many times, and writes what was measured into
// docs/reliability.md: node src/testing/measureFaults.ts [rounds]
import { createLog } from "../boot/log.ts";
import { databaseFaults, isOrderly, isWell, startLoad } from "./databaseFaults.ts";
import { measureKills } from "./measureKills.ts";
import { writeFigures } from "./measuredPages.ts";
import { startOwnPostgres } from "./startPostgres.ts";
import { startWhole } from "./startWhole.ts";

const rounds = Number(process.argv[2] ?? 20);

const postgres = await startOwnPostgres();
if (postgres === undefined) throw new Error("there is no PostgreSQL to make fail");
const lines: string[] = [];
const specimen = await startWhole({
  place: { kind: "url", url: postgres.url },
  dataKey: Buffer.alloc(32, 7).toString("base64"),
  log: createLog("error", { write: (line) => lines.push(line) }),
});
const load = await startLoad(specimen);
await load.eachAnswers(isWell);

const rows: string[] = [];
let isGood = true;
for (const [name, fail] of Object.entries(databaseFaults)) {
  const from = load.answers.length;
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) {
    await fail(postgres, load);
    const back = performance.now();
    await load.eachAnswers(isWell);
    longest = Math.max(longest, performance.now() - back);
  }
  const answers = load.answers.slice(from);
  const strange = answers.filter((each) => !isOrderly(each)).length;
  const slowest = Math.max(...answers.map(({ took }) => took));
  const refused = answers.filter(({ status }) => status === 503).length;
  isGood &&= strange === 0 && slowest <= 5_000 && longest <= 5_000;
  rows.push(
    `| ${name} | ${rounds} | ${answers.length} | ${refused} | ${strange} | ${(slowest / 1000).toFixed(1)} s | ${(longest / 1000).toFixed(1)} s |`,
  );
  console.log(rows.at(-1));
}
await load.stop();
await specimen.close();
await postgres.stop();

const table = [
  "| fault | times | answers | of them 503 | of another kind | slowest answer | well again after |",
  "| --- | --- | --- | --- | --- | --- | --- |",
  ...rows,
].join("\n");
await writeFigures("database faults", table);
// A hundred kills to twenty rounds.
isGood = (await measureKills(rounds * 5)) && isGood;
process.exitCode = isGood ? 0 : 1;
