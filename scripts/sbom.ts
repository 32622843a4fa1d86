// Writes dist/sbom.cdx.json, the packages that the product consists of (CycloneDX 1.6):
// node scripts/sbom.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readComponents } from "./components.ts";
import { sbomOf } from "./sbomOf.ts";

const root = dirname(import.meta.dirname);
mkdirSync(join(root, "dist"), { recursive: true });
writeFileSync(join(root, "dist", "sbom.cdx.json"), sbomOf(readComponents(root)));
