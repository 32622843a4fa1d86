import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A package of others that the product consists of. */
export interface Component {
  readonly name: string;
  readonly version: string;
  /** As its package says, an SPDX expression; "unknown" where it says nothing. */
  readonly licence: string;
  /** Names and versions of what it needs, such as "hono@4.13.19". */
  readonly needs: readonly string[];
}

/** A package in the list of the package manager; of one that was listed before only the name. */
interface Listed {
  readonly version: string;
  readonly path: string;
  readonly dependencies?: Readonly<Record<string, Listed>>;
}

/** Licences that the product may be made of: they allow it to be used and passed on as it is. */
export const allowedLicences: ReadonlySet<string> = new Set([
  "(Apache-2.0 AND MIT)",
  "(MIT OR CC0-1.0)",
  "(MPL-2.0 OR Apache-2.0)",
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  // sharp links to it at run time and does not contain it.
  "LGPL-3.0-or-later",
  "MIT",
  "MIT AND OFL-1.1",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
]);

/** Packages that name their licence in its text alone. */
const namedInText: Readonly<Record<string, string>> = { "png-js": "MIT" };

/**
 * The packages that the web app and the server consist of, sorted by name: what is installed, read
 * without a network. Packages for one platform alone bear `*` for it, so that the list is the same
 * everywhere.
 */
export function readComponents(root: string): readonly Component[] {
  const args = ["--filter", "@specimen/server...", "--filter", "@specimen/web...", "list"];
  const options = { cwd: root, encoding: "utf8", shell: process.platform === "win32" } as const;
  const printed = execFileSync("pnpm", [...args, "--prod", "--depth", "Infinity", "--json"], {
    ...options,
    maxBuffer: 2 ** 26,
  });
  const found = new Map<string, Component>();
  const visit = (dependencies: Listed["dependencies"] = {}) => {
    for (const [name, listed] of Object.entries(dependencies)) {
      const isOwn = listed.version.startsWith("link:");
      // Those for other platforms are listed and not installed.
      if (!isOwn && existsSync(listed.path)) add(found, name, listed);
      visit(listed.dependencies);
    }
  };
  for (const workspace of JSON.parse(printed) as Listed[]) visit(workspace.dependencies);
  return [...found.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const keyOf = ({ name, version }: Pick<Component, "name" | "version">) => `${name}@${version}`;

const platform = /-(?:linux|linuxmusl|darwin|win32|freebsd|android)(?:-[\w-]+)?$/;

function add(found: Map<string, Component>, listedName: string, listed: Listed): void {
  const name = listedName.replace(platform, "-*");
  const { version } = listed;
  const key = keyOf({ name, version });
  const known = found.get(key);
  // Where it was listed before, what it needs is not listed again.
  if (known !== undefined && known.needs.length > 0) return;
  const needs = Object.entries(listed.dependencies ?? {}).map(([needed, { version: of }]) =>
    keyOf({ name: needed.replace(platform, "-*"), version: of }),
  );
  found.set(key, { name, version, licence: namedInText[name] ?? licenceOf(listed.path), needs });
}

function licenceOf(folder: string): string {
  const { license, licenses } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  ) as Record<string, unknown>;
  if (typeof license === "string") return license;
  const [first] = Array.isArray(licenses) ? (licenses as { type?: string }[]) : [];
  const { type } = (license ?? first ?? {}) as { type?: string };
  return type ?? "unknown";
}

/** docs/licences.md: the packages by licence. */
export function licencesPage(components: readonly Component[]): string {
  const licences = [...new Set(components.map(({ licence }) => licence))].toSorted();
  const sections = licences.map((wanted) => {
    const own = components.filter(({ licence }) => licence === wanted);
    return `## ${wanted}\n\n${own.map((each) => `- ${keyOf(each)}`).join("\n")}`;
  });
  return `# Licences

The packages of others that the web app and the server consist of, by licence. Written by \`npm run licences\`; a test compares it with what is installed, and every licence with the list of those that are allowed (\`scripts/components.ts\`). \`npm run sbom\` writes the same packages with what each needs to \`dist/sbom.cdx.json\` (CycloneDX), as every build does.

${sections.join("\n\n")}
`;
}
