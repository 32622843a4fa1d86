// A child process of sharedJobs.test.ts: takes a job of a queue, prints its number, and never ends it:
// node holdJob.ts <place as JSON> <queue> <times as JSON>
import { writeSync } from "node:fs";
import type { Place } from "../database/database.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { createJobs, type JobTimes } from "../jobs/jobs.ts";

const [place = "", queue = "", times = ""] = process.argv.slice(2);
const { executeSql } = await openDatabase(JSON.parse(place) as Place);
const jobs = createJobs({ executeSql, times: JSON.parse(times) as JobTimes });
jobs.handle<{ number: number }>(queue, ({ number }) => {
  writeSync(1, `${number}\n`);
  return new Promise(() => undefined);
});
await jobs.start();
