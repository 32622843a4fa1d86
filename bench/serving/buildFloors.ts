import { readFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { answers, staticDocument } from "../floors/content.ts";
import type { Files } from "./files.ts";
import { filesOf } from "./files.ts";

const bench = join(import.meta.dirname, "..");
const floors = join(bench, "floors");

async function buildFloor(name: "react" | "shell"): Promise<Files> {
  const outDir = join(bench, "dist", name);
  await build({
    root: floors,
    logLevel: "error",
    configFile: false,
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: join(floors, name, "index.html") },
    },
  });
  const files = filesOf(outDir);
  const document = files.get(`/${name}/index.html`);
  if (document === undefined) throw new Error(`The baseline ${name} was built without a document.`);
  const api = Object.entries(answers).map(
    ([path, answer]) => [path, Buffer.from(JSON.stringify(answer))] as const,
  );
  return new Map([...files, ...api, ["/index.html", document]]);
}

/** Builds the baselines as production bundles; the files of each by the address they stand at. */
export async function buildFloors(): Promise<Record<"static" | "react" | "shell", Files>> {
  const style = await readFile(join(floors, "floor.css"), "utf8");
  return {
    static: new Map([["/index.html", Buffer.from(staticDocument(style))]]),
    react: await buildFloor("react"),
    shell: await buildFloor("shell"),
  };
}
