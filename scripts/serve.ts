// Builds what is not built yet and starts the product; the arguments are the server's own:
// --memory --reset --dev --inspect --help.
import { dirname, join } from "node:path";
import { runInForeground, runQuietly } from "./child.mjs";

const root = dirname(import.meta.dirname);
const args = process.argv.slice(2);

/** Builds the web app, unless it is served from source, and the database's prepared snapshot. */
async function build(): Promise<number> {
  const tasks = args.includes("--dev") ? ["snapshot"] : ["build", "snapshot"];
  const filters = ["--filter=@specimen/web", "--filter=@specimen/server"];
  const { code, output } = await runQuietly("turbo", ["run", ...tasks, ...filters], {
    cwd: root,
    shell: process.platform === "win32",
    onWait: () => console.log("Building, this takes a moment …"),
  });
  if (code !== 0) console.error(`${output}\nThe build failed.`);
  return code;
}

// Node keeps what it compiled: the next start reads it instead.
const env = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"), ...process.env };

const built = args.includes("--help") ? 0 : await build();
process.exitCode =
  built === 0
    ? await runInForeground(process.execPath, ["apps/server/src/boot/main.ts", ...args], {
        cwd: root,
        env,
      })
    : built;
