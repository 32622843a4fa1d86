// Writes docs/licences.md from what is installed: node scripts/licences.ts
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { licencesPage, readComponents } from "./components.ts";

const root = dirname(import.meta.dirname);
writeFileSync(join(root, "docs", "licences.md"), licencesPage(readComponents(root)));
