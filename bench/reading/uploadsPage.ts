import { goalRows } from "../goals.ts";
import { describeComputer } from "../machine.ts";
import { median } from "../statistics.ts";
import { begunAtOnce, readTogether, uploadGoals, type UploadsResult } from "./uploads.ts";

/** The page `docs/uploads.md`. */
export function uploadsPage(seed: string, result: UploadsResult): string {
  const { alone, seconds, ended, answered } = result;
  return [
    "# Many uploads at once",
    "",
    `Written by \`pnpm --filter @specimen/bench uploads\` and by \`npm run bench\`: ${readTogether} drawn pictures (seed ${seed}) are sent and read at once by the running product, while another account calls \`/currentUser\` without end; a minute later one account sends ${begunAtOnce} pictures at once.`,
    "",
    describeComputer(),
    "",
    "| | what | measured | baseline | ratio | goal | |",
    "| --- | --- | --: | --: | --: | --: | --- |",
    ...goalRows(uploadGoals(result)),
    "",
    `Alone \`/currentUser\` takes ${median(alone).toFixed(1)} ms (median). ${readTogether} pictures were sent, read and judged in ${seconds.toFixed(1)} s.`,
    "",
    `How the ${readTogether} checks ended: ${told(ended)}. How the ${begunAtOnce} did: ${told(answered)}.`,
    "",
  ].join("\n");
}

/** Each answer with how often it came. */
function told(all: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(", ");
}
