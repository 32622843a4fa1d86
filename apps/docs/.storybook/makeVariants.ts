import { mkdirSync, writeFileSync } from "node:fs";
import { readVariants } from "./variants.ts";

// Reading the types takes seconds: it is done when they change, not with each start.
mkdirSync(new URL("../generated", import.meta.url), { recursive: true });
writeFileSync(
  new URL("../generated/variants.json", import.meta.url),
  `${JSON.stringify(readVariants(), null, 1)}\n`,
);
