import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { markSvg, ribbonSvg, rosetteSvg } from "./ornaments.ts";
import { passkeyScript } from "./passkeyScript.ts";
import { stylesheet } from "./stylesheet.ts";

/**
 * A file of the pages; its address contains a hash of its content, so it is cached without limit.
 */
interface Asset {
  readonly type: string;
  readonly body: string | Buffer;
}

/** Addresses of the files by what they are, and the files by address. */
export interface Assets {
  readonly at: Readonly<
    Record<
      "style" | "latin" | "latinExt" | "mark" | "ribbon" | "rosette" | "submit" | "passkey",
      string
    >
  >;
  readonly files: ReadonlyMap<string, Asset>;
}

/** Submits the only form of the sign-out page; without scripts there is a button. */
const submitScript = `document.querySelector("button[form]").click();\n`;

const fontFolder = "@fontsource-variable/instrument-sans/files";

/** Draws and reads all files of the pages once. */
export async function prepareAssets(): Promise<Assets> {
  const files = new Map<string, Asset>();
  const add = (name: string, ending: string, type: string, body: string | Buffer): string => {
    const hash = createHash("sha256").update(body).digest("hex").slice(0, 12);
    const path = `/assets/${name}.${hash}.${ending}`;
    files.set(path, { type, body });
    return path;
  };
  const svg = (name: string, body: string) => add(name, "svg", "image/svg+xml", body);
  const latin = add("latin", "woff2", "font/woff2", await font("latin"));
  const latinExt = add("latin-ext", "woff2", "font/woff2", await font("latin-ext"));
  const style = stylesheet({ latin, latinExt });
  return {
    at: {
      latin,
      latinExt,
      style: add("identity", "css", "text/css; charset=utf-8", style),
      submit: add("submit", "js", "text/javascript; charset=utf-8", submitScript),
      passkey: add("passkey", "js", "text/javascript; charset=utf-8", passkeyScript),
      mark: svg("mark", markSvg()),
      ribbon: svg("ribbon", ribbonSvg()),
      rosette: svg("rosette", rosetteSvg()),
    },
    files,
  };
}

function font(subset: "latin" | "latin-ext"): Promise<Buffer> {
  const file = `${fontFolder}/instrument-sans-${subset}-wght-normal.woff2`;
  return readFile(createRequire(import.meta.url).resolve(file));
}
