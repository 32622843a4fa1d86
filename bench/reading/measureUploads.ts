// Measures what many uploads at once do to everybody else, and writes docs/uploads.md:
// node reading/measureUploads.ts --seed 7001
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureUploads } from "./uploads.ts";
import { uploadsPage } from "./uploadsPage.ts";

const { values } = parseArgs({ options: { seed: { type: "string", default: "7001" } } });

const text = uploadsPage(values.seed, await measureUploads(values.seed));
writeFileSync(join(import.meta.dirname, "../../docs/uploads.md"), text);
console.log(text);
