// Checks every import against the table in .dependency-cruiser.mjs, and that folders form no cycle.
import { cruise, format } from "dependency-cruiser";
import configuration, { acyclicFolders } from "../.dependency-cruiser.mjs";
import { folderCycles } from "./folderCycles.ts";

const { forbidden, options } = configuration;
const { output } = await cruise(
  ["packages", "apps", "e2e", "bench"],
  { ...options, validate: true, ruleSet: { forbidden } },
  options.enhancedResolveOptions,
);
if (typeof output === "string") throw new Error("The import graph cannot be read.");

const report = await format(output, { outputType: "err-long" });
console.log(report.output);

const cycles = acyclicFolders.flatMap((root) => folderCycles(output.modules, root));
for (const cycle of cycles) {
  console.log(`  error folder cycle: ${[...cycle, cycle[0]].join(" →\n      ")}\n`);
}
process.exitCode = report.exitCode + cycles.length;
