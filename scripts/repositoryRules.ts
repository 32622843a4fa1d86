import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Folder names that gather what belongs to nobody. */
const nobodysFolders = ["common", "helpers", "lib", "shared", "utils"];

/** Comments that switch a check off: the check is argued about where it is configured. */
const silencers = new RegExp(
  ["eslint-disable", "oxlint-disable", "@ts-ignore", "@ts-nocheck", "oxfmt-ignore"].join("|"),
  "u",
);

/**
 * Pictures of speech for parts of the product: a stranger looks for the field's term (a layer, a
 * module, the customer, Storybook, a baseline).
 */
const metaphors = /\b(?:rooms?|houses?|floors?|showrooms?|guard ?houses?|speaks?|spoken|held)\b/giu;

/** Where such a word means what it says. */
const literal =
  /Math\.floor|house numbers?|White House|held[- ]out|held (?:up )?(?:to|against) |as (?:it is )?held\b|\bas held|House rule: no trade|come, speak or ask/giu;

/** Comments and titles of tests: what is written in words. */
const prose =
  /\/\*[\s\S]*?\*\/|(?<![:"'`\w/])\/\/[^\n]*|\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*"[^"]*"/gu;

/** The constants of a module whose names are in capitals. */
const capitals = /^(?:export )?const \[?([A-Z][A-Z\d_]*)\b/gmu;

const sources = ["packages/*", "apps/*", "e2e", "bench", "scripts"].map(
  (folder) => `${folder}/**/*.{ts,tsx,mjs,js}`,
);
const notOurs = /(^|\/)(node_modules|dist|generated|drizzle|\.results|storybook-static)\//u;

/** The modules of the web app below its list of areas, which are about no single one. */
const belowAreas = ["areas", "browser", "services", "widgets"].map(
  (module) => `apps/web/src/${module}/**/*.{ts,tsx}`,
);

/** The list of the web app's areas, and how it names them. */
const list = "apps/web/src/app/areas.ts";
const listed = /\/features\/(\w+)\/area\.ts"/gu;

/** The sections of the product: the areas of the list, and sign-in, which is none. */
const sectionsOf = (root: string): string[] =>
  [...readFileSync(join(root, list), "utf8").matchAll(listed)]
    .map(([, area = ""]) => area)
    .concat("auth");

/** An area as a value or a key: `"coins"`, `coins:`, `paths.coins`; the tool's own pages serve all. */
const namedAreas = (sections: readonly string[]): RegExp =>
  new RegExp(
    sections
      .filter((area) => !["auth", "dashboard", "clientTool"].includes(area))
      .map((area) => `["'\`]${area}["'\`]|\\b${area}\\??:|\\bpaths\\.${area}\\b`)
      .join("|"),
    "gu",
  );

/** A list with a name, whose role is not written down. */
const namedList = /<[uo]l\b(?=[^>]*\saria-label)(?![^>]*\srole=)/u;

const nameOf = (path: string) => basename(path).replace(/\..*$/u, "");

function find(root: string, patterns: string | string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: (path) => path === "node_modules" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !notOurs.test(path))
    .toSorted();
}

/** Whether a file is named after an area: `news`, or `newsWriting` for a part of its contract. */
const isOf = (area: string, name: string): boolean =>
  name === area || (name.startsWith(area) && /^[A-Z]/u.test(name.slice(area.length)));

/** The metaphors of a file, each once; in a source only what is prose is read. */
function metaphorsOf(path: string, text: string): string[] {
  const written = path.endsWith(".md") ? text : [...text.matchAll(prose)].join("\n");
  const words = written.replace(literal, "").match(metaphors) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

/** A link of a page to a file of the repository; what follows `#` is left out. */
const fileLink = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)\s]*)?\)/gu;

/** The links of the pages that lead to no file. */
function brokenLinks(root: string, pages: readonly string[]): string[] {
  return pages.flatMap((page) =>
    [...readFileSync(join(root, page), "utf8").matchAll(fileLink)]
      .filter(([, target = ""]) => !existsSync(join(root, dirname(page), target)))
      .map(([, target = ""]) => `${page}: the link ${target} leads to no file.`),
  );
}

const decisions = "docs/decisions";

/** The head of a decision: its number, which its file begins with, its title and its date. */
const decisionHead = /^# (?<number>\d{4}): (?<title>[^\n]+)\n\nDate: \d{4}-\d{2}-\d{2}/u;

/** Decisions whose head is not that of the template, or that the list of decisions does not name. */
function decisionFaults(root: string): string[] {
  const list = join(root, decisions, "README.md");
  const listed = existsSync(list) ? readFileSync(list, "utf8").split("\n") : [];
  return find(root, `${decisions}/[0-9]*.md`)
    .filter((path) => !basename(path).startsWith("0000"))
    .flatMap((path) => {
      const name = basename(path);
      const head = decisionHead.exec(readFileSync(join(root, path), "utf8"))?.groups;
      if (head?.number === undefined || !name.startsWith(head.number))
        return [`${path}: its head is not that of ${decisions}/0000-template.md.`];
      const line = `- [${head.number}](${name}) ${head.title}`;
      return listed.includes(line)
        ? []
        : [`${path}: ${decisions}/README.md has no line "${line}".`];
    });
}

/**
 * Rules of the repository that no linter knows, checked over the repository at `root`. Answers one
 * sentence per fault, none when all is well.
 */
export function faultsOf(root: string): string[] {
  const files = find(root, sources);
  const sections = sectionsOf(root);

  const folders = files
    .filter((path) =>
      path
        .split("/")
        .slice(0, -1)
        .some((part) => nobodysFolders.includes(part)),
    )
    .map((path) => `${path}: a folder of this name belongs to nobody; give the piece a module.`);

  const features = find(root, "apps/web/src/features/*")
    .filter((path) => !sections.includes(basename(path)))
    .map((path) => `${path}: ${list} has no area of this word.`);

  const routes = new Set(
    find(root, "apps/server/src/areas/*/routes.ts").map((path) => basename(dirname(path))),
  );
  const unanswered = find(root, "packages/api/src/contract/*.ts")
    .filter((path) => /\boperation\(\{/u.test(readFileSync(join(root, path), "utf8")))
    .filter((path) => ![...routes].some((area) => isOf(area, nameOf(path))))
    .map((path) => `${path}: apps/server/src/areas has no folder of this word.`);

  const silenced = files
    .filter((path) => !/repositoryRules(\.test)?\.ts$/u.test(path))
    .filter((path) => silencers.test(readFileSync(join(root, path), "utf8")))
    .map((path) => `${path}: a comment switches a check off.`);

  const pages = find(root, ["*.md", "docs/**/*.md", "packages/*/*.md"]);
  const figurative = [...files, ...pages]
    .filter((path) => !/repositoryRules(\.test)?\.ts$/u.test(path))
    .flatMap((path) =>
      metaphorsOf(path, readFileSync(join(root, path), "utf8")).map(
        (word) => `${path}: "${word}" is a picture; say the plain term.`,
      ),
    );

  const names = namedAreas(sections);
  const named = find(root, belowAreas)
    .filter((path) => !/\.(?:test|stories)\.tsx?$|[sS]amples?\w*\.ts$/u.test(path))
    .flatMap((path) =>
      (readFileSync(join(root, path), "utf8").match(names) ?? []).map(
        (word) => `${path}: ${word} names an area; its own folder says this.`,
      ),
    );

  const inCapitals = files.flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(capitals)].map(
      ([, name]) => `${path}: the constant ${name} is in capitals; constants are camelCase.`,
    ),
  );

  // Safari's screen reader takes a list without bullets for a matter of looks.
  const lists = find(root, ["packages/ui/src/**/*.tsx", "apps/web/src/**/*.tsx"])
    .filter((path) => namedList.test(readFileSync(join(root, path), "utf8")))
    .map((path) => `${path}: a list with a name is no list in Safari without role="list".`);

  return [
    ...named,
    ...lists,
    ...folders,
    ...features,
    ...unanswered,
    ...silenced,
    ...figurative,
    ...inCapitals,
    ...brokenLinks(root, pages),
    ...decisionFaults(root),
  ];
}
