import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const testFiles = "\\.(test|spec|stories)\\.tsx?$";
/**
 * A row of the table in .dependency-cruiser.mjs, explained there.
 * @typedef {object} Layer
 * @property {string} module
 * @property {string[]} imports
 * @property {string[]} [packages]
 * @property {boolean} [everywhere]
 * @property {boolean} [node]
 * @property {boolean} [isTesting]
 */

/** @typedef {import("dependency-cruiser").IRegularForbiddenRuleType} Rule */

/** @param {string} text */
const escape = (text) => text.replaceAll(".", "\\.");
/** @param {string} module */
const isFile = (module) => /\.tsx?$/.test(module);

/**
 * Pattern of the files of a module: one file with its test, or everything below a folder.
 * @param {string} module
 */
const patternOf = (module) =>
  isFile(module)
    ? `^${escape(module).replace(/\\.(tsx?)$/, "(\\.test)?\\.$1")}$`
    : `^${escape(module)}/`;

/**
 * Pattern of an npm package wherever pnpm put it.
 * @param {string} name
 */
const packagePattern = (name) => `node_modules/${name}(/|$)`;

/**
 * Replaces a trailing * by each folder that exists; `except` keeps what has its own row.
 * @param {string} module
 * @param {string} root
 * @param {string[]} except
 */
function expand(module, root, except) {
  if (!module.endsWith("/*")) return [module];
  const parent = module.slice(0, -2);
  if (!existsSync(join(root, parent))) return [];
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`)
    .filter((folder) => !except.includes(folder));
}

/**
 * @param {string} name
 * @param {string} comment
 * @param {Rule["from"]} from
 * @param {Rule["to"]} to
 * @returns {Rule}
 */
function ruleOf(name, comment, from, to) {
  return { name, comment, severity: "error", from, to };
}

/**
 * @param {string} module
 * @param {Layer} layer
 * @param {string} root
 * @param {string[]} testing
 */
function rulesOfModule(module, layer, root, testing) {
  const own = [module, ...layer.imports.flatMap((other) => expand(other, root, []))];
  const withoutTesting = own.filter((other) => layer.isTesting || !testing.includes(other));
  const packages = layer.everywhere
    ? ["node_modules/"]
    : (layer.packages ?? []).map(packagePattern);
  /** @type {Partial<Rule["to"]>} */
  const core = layer.node || layer.isTesting ? { dependencyTypesNot: ["core"] } : {};
  const from = { path: patternOf(module) };
  return [
    ruleOf(
      `layer: ${module}`,
      `${module} imports what its row in .dependency-cruiser.mjs does not name.`,
      { ...from, pathNot: testFiles },
      { ...core, couldNotResolve: false, pathNot: [...withoutTesting.map(patternOf), ...packages] },
    ),
    ruleOf(
      `layer: tests of ${module}`,
      `A test or story of ${module} reaches past what ${module} itself may import.`,
      { ...from, path: `${patternOf(module)}.*${testFiles}` },
      {
        couldNotResolve: false,
        dependencyTypesNot: ["core"],
        pathNot: [...own, ...testing].map(patternOf).concat("node_modules/"),
      },
    ),
  ];
}

/**
 * Turns the table of layers into dependency-cruiser's rules, for the folders that exist now.
 * @param {Layer[]} layers
 * @param {string} root
 */
export function rulesOf(layers, root) {
  const named = layers.map(({ module }) => module);
  const modules = layers.flatMap((layer) =>
    expand(layer.module, root, named).map((module) => ({ module, layer })),
  );
  const testing = modules.filter(({ layer }) => layer.isTesting).map(({ module }) => module);
  return [
    ...modules.flatMap(({ module, layer }) => rulesOfModule(module, layer, root, testing)),
    ruleOf(
      "no module",
      "A source file stands outside the modules of .dependency-cruiser.mjs.",
      {
        path: "^(packages|apps)/[^/]+/src/",
        pathNot: modules.map(({ module }) => patternOf(module)),
      },
      {},
    ),
    ruleOf("no cycle", "Arrows point down; a cycle has no down.", {}, { circular: true }),
    ruleOf("resolves", "The import leads nowhere.", {}, { couldNotResolve: true }),
    ruleOf(
      "declared",
      "The package is not in the package.json beside it.",
      { path: "^(packages|apps|e2e|bench)/", pathNot: testFiles },
      { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    ),
  ];
}
