import { mkdir, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";
import { validatorFiles } from "./validators.ts";
import { openApiDocument } from "./openApiDocument.ts";

const root = new URL("../../", import.meta.url);
const document = openApiDocument();
const types = astToString(await openapiTS(JSON.stringify(document), { alphabetize: true }));

await mkdir(new URL("generated/", root), { recursive: true });
await writeFile(new URL("openapi.json", root), `${JSON.stringify(document, null, 2)}\n`);
await writeFile(
  new URL("generated/schema.d.ts", root),
  `/** Generated from the contract; never edited. */\n${types}`,
);
for (const [name, text] of Object.entries(validatorFiles()))
  await writeFile(new URL(`src/client/checks/generated/${name}.ts`, root), text);
