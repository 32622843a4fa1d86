import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const testFiles = "\\.(test|spec|stories)\\.tsx?$";
/**
 * A row of the table in .dependency-cruiser.mjs, explained there.
 * @typedef {object} Floor
 * @property {string} room
 * @property {string[]} rooms
 * @property {string[]} [packages]
 * @property {boolean} [everywhere]
 * @property {boolean} [node]
 * @property {boolean} [isTesting]
 */

/** @typedef {import("dependency-cruiser").IRegularForbiddenRuleType} Rule */

/** @param {string} text */
const escape = (text) => text.replaceAll(".", "\\.");
/** @param {string} room */
const isFile = (room) => /\.tsx?$/.test(room);

/**
 * Pattern of the files of a room: one file with its test, or everything below a folder.
 * @param {string} room
 */
const patternOf = (room) =>
  isFile(room) ? `^${escape(room).replace(/\\.(tsx?)$/, "(\\.test)?\\.$1")}$` : `^${escape(room)}/`;

/**
 * Pattern of an npm package wherever pnpm put it.
 * @param {string} name
 */
const packagePattern = (name) => `node_modules/${name}(/|$)`;

/**
 * Replaces a trailing * by each folder that exists; `except` keeps what has its own row.
 * @param {string} room
 * @param {string} root
 * @param {string[]} except
 */
function expand(room, root, except) {
  if (!room.endsWith("/*")) return [room];
  const parent = room.slice(0, -2);
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
 * @param {string} room
 * @param {Floor} floor
 * @param {string} root
 * @param {string[]} testing
 */
function rulesOfRoom(room, floor, root, testing) {
  const own = [room, ...floor.rooms.flatMap((other) => expand(other, root, []))];
  const withoutTesting = own.filter((other) => floor.isTesting || !testing.includes(other));
  const packages = floor.everywhere
    ? ["node_modules/"]
    : (floor.packages ?? []).map(packagePattern);
  /** @type {Partial<Rule["to"]>} */
  const core = floor.node || floor.isTesting ? { dependencyTypesNot: ["core"] } : {};
  const from = { path: patternOf(room) };
  return [
    ruleOf(
      `floor: ${room}`,
      `${room} imports what its row in .dependency-cruiser.mjs does not name.`,
      floor.isTesting ? from : { ...from, pathNot: testFiles },
      { ...core, couldNotResolve: false, pathNot: [...withoutTesting.map(patternOf), ...packages] },
    ),
    ...(floor.isTesting
      ? []
      : [
          ruleOf(
            `floor: tests of ${room}`,
            `A test or story of ${room} reaches past what ${room} itself may import.`,
            { ...from, path: `${patternOf(room)}.*${testFiles}` },
            {
              couldNotResolve: false,
              dependencyTypesNot: ["core"],
              pathNot: [...own, ...testing].map(patternOf).concat("node_modules/"),
            },
          ),
        ]),
  ];
}

/**
 * Turns the table of floors into dependency-cruiser's rules, for the folders that exist now.
 * @param {Floor[]} floors
 * @param {string} root
 */
export function rulesOf(floors, root) {
  const named = floors.map(({ room }) => room);
  const rooms = floors.flatMap((floor) =>
    expand(floor.room, root, named).map((room) => ({ room, floor })),
  );
  const testing = rooms.filter(({ floor }) => floor.isTesting).map(({ room }) => room);
  return [
    ...rooms.flatMap(({ room, floor }) => rulesOfRoom(room, floor, root, testing)),
    ruleOf(
      "no room",
      "A source file stands outside the rooms of .dependency-cruiser.mjs.",
      {
        path: "^(packages|apps)/[^/]+/src/",
        pathNot: rooms.map(({ room }) => patternOf(room)),
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
