import { areaRules } from "./scripts/areaRules.mjs";
import { rulesOf } from "./scripts/floorRules.mjs";

const core = "packages/core/src";
const api = "packages/api/src";
const web = "apps/web/src";
const server = "apps/server/src";
const contract = [`${api}/contract`];
/** What every area of the server may use. */
const belowAreas = ["catalogue", "images", "reading", "search", "customers", "jobs"].concat([
  "http",
  "auth",
  "database",
]);
const said = [`${api}/client`, `${api}/contract`, `${api}/react`];
const shown = ["packages/ui/src", `${core}/*`, ...said];

/**
 * Who may import what: the only table of it. A room is a folder (a trailing * stands for each
 * folder that exists there, and those may not see one another) or one file. `rooms` are the
 * other rooms it may import, `packages` the npm packages, `node` the modules of Node. Tests and
 * stories also reach the `testing` rooms and every installed package. `everywhere` lifts the
 * limit on packages for rooms whose package.json already is that limit.
 * @type {import("./scripts/floorRules.mjs").Floor[]}
 */
export const floors = [
  // What happens: no React, no DOM, no words.
  { room: `${core}/*`, rooms: [`${core}/ports`], packages: ["xstate"] },
  { room: `${core}/ports`, rooms: [], packages: [] },
  { room: `${core}/mrz`, rooms: [], packages: [] },
  { room: `${core}/metals`, rooms: [], packages: [] },
  { room: `${core}/dataCheck`, rooms: [`${core}/ports`, `${core}/polling`], packages: ["xstate"] },
  { room: `${core}/format`, rooms: [`${core}/ports`, `${core}/language`], packages: ["date-fns"] },
  { room: `${core}/identity`, rooms: [`${core}/ports`], packages: ["xstate", "oauth4webapi"] },
  {
    room: `${core}/testing`,
    rooms: [`${core}/*`],
    packages: ["xstate", "oauth4webapi"],
    isTesting: true,
  },

  // Reading pictures: pure on pixels; its generator and training draw with what tools they need.
  { room: "packages/reader/src", rooms: [`${core}/mrz`], packages: [] },
  {
    room: "packages/reader/training",
    rooms: ["packages/reader/src", `${core}/mrz`, `${core}/guilloche`],
    packages: ["sharp", "fontkit", "bwip-js"],
    node: true,
  },

  // What is said.
  { room: `${api}/contract`, rooms: [], packages: ["zod"] },
  {
    room: `${api}/openapi`,
    rooms: [`${api}/contract`],
    packages: ["zod", "zod-openapi", "openapi-typescript"],
    node: true,
  },
  {
    room: `${api}/client`,
    rooms: [`${api}/contract`, "packages/api/generated"],
    packages: ["openapi-fetch", "zod"],
  },
  {
    room: `${api}/react`,
    rooms: [`${api}/client`, "packages/api/generated"],
    packages: ["react", "swr", "swr-openapi", "openapi-fetch"],
  },

  // How it looks: one room, since components may use one another.
  {
    room: "packages/ui/src",
    rooms: [],
    packages: [
      "react",
      "react-dom",
      "@radix-ui/[^/]+",
      "@vanilla-extract/[^/]+",
      "@tanstack/react-virtual",
      "@fontsource-variable/[^/]+",
      "downshift",
    ],
  },

  // Where they meet: main → app → features → widgets → services → browser, i18n, url, config.
  {
    room: `${web}/main.tsx`,
    rooms: ["app", "areas", "services", "browser", "i18n", "url", "config.ts"]
      .map(within(web))
      .concat(shown),
    everywhere: true,
  },
  {
    room: `${web}/app`,
    rooms: ["features/*", "widgets", "services", "areas", "browser", "i18n", "url", "config.ts"]
      .map(within(web))
      .concat(shown),
    everywhere: true,
  },
  {
    // The camera's frames are read by the code that reads pictures on the server.
    room: `${web}/features/*`,
    rooms: ["widgets", "services", "areas", "browser", "i18n", "url", "config.ts"]
      .map(within(web))
      .concat(shown, "packages/reader/src"),
    everywhere: true,
  },
  {
    room: `${web}/widgets`,
    rooms: ["services", "areas", "browser", "i18n", "url", "config.ts"]
      .map(within(web))
      .concat(shown),
    everywhere: true,
  },
  {
    // Toasts and keys are services of the page: their contexts are ui's.
    room: `${web}/services`,
    rooms: ["areas", "browser", "i18n", "url", "config.ts"].map(within(web)).concat(shown),
    everywhere: true,
  },
  {
    // The value of an area and what is read from a list of them; the list itself is app's.
    room: `${web}/areas`,
    rooms: ["i18n", "url"].map(within(web)).concat(shown),
    packages: ["react", "react-router-dom", "i18next"],
  },
  { room: `${web}/browser`, rooms: [`${core}/ports`], packages: [] },
  {
    room: `${web}/i18n`,
    rooms: [`${web}/config.ts`, `${core}/*`, `${api}/client`, `${api}/contract`],
    everywhere: true,
  },
  { room: `${web}/url`, rooms: [`${core}/*`, `${api}/contract`], everywhere: true },
  { room: `${web}/config.ts`, rooms: [`${core}/ports`], everywhere: true },
  {
    room: `${web}/testing`,
    rooms: ["services", "areas", "browser", "i18n", "url", "config.ts"]
      .map(within(web))
      .concat(shown),
    everywhere: true,
    isTesting: true,
  },

  // The embedded backend, from the top down: boot → demo → areas → catalogue, identity → images,
  // search, customers → http → auth → database. Only boot, demo and the list name an area.
  {
    room: `${server}/boot`,
    rooms: ["demo", "areas", "identity", ...belowAreas].map(within(server)).concat(contract),
    packages: ["hono", "@hono/node-server", "drizzle-orm", "pg", "jose"],
    node: true,
  },
  {
    room: `${server}/demo`,
    rooms: ["areas/*", "identity", ...belowAreas].map(within(server)).concat(contract),
    packages: ["drizzle-orm", "zod"],
    node: true,
  },
  {
    room: `${server}/areas/index.ts`,
    rooms: ["areas/*", "areas/defineArea.ts"].map(within(server)),
    packages: [],
  },
  {
    // An area never imports another one: it asks for the areas' values in its context.
    room: `${server}/areas/*`,
    rooms: ["areas/defineArea.ts", ...belowAreas]
      .map(within(server))
      .concat(contract, `${core}/guilloche`, `${core}/mrz`, `${core}/metals`),
    packages: [
      "hono",
      "drizzle-orm",
      "zod",
      "ical-generator",
      "@cantoo/pdf-lib",
      "csv-parse",
      "rate-limiter-flexible",
      "@cfworker/json-schema",
    ],
    node: true,
  },
  {
    room: `${server}/areas/defineArea.ts`,
    rooms: belowAreas.map(within(server)).concat(contract),
    packages: ["drizzle-orm"],
  },
  {
    room: `${server}/identity`,
    rooms: ["http", "auth", "database"].map(within(server)).concat(contract, `${core}/guilloche`),
    packages: ["oidc-provider", "jose", "drizzle-orm", "zod"],
    node: true,
  },
  {
    room: `${server}/catalogue`,
    rooms: ["search", "http", "auth", "database"]
      .map(within(server))
      .concat(contract, `${core}/metals`),
    packages: ["drizzle-orm", "zod", "sharp"],
    node: true,
  },
  {
    room: `${server}/images`,
    rooms: [...contract, `${core}/guilloche`],
    packages: ["fontkit", "wawoff2"],
    node: true,
  },
  {
    // Uploaded pictures: decoded and read in a process of their own, which knows nothing else.
    room: `${server}/reading`,
    rooms: ["packages/reader/src"],
    packages: ["sharp", "zxing-wasm"],
    node: true,
  },
  { room: `${server}/jobs`, rooms: [], packages: ["pg-boss"] },
  {
    room: `${server}/search`,
    rooms: [within(server)("database"), ...contract],
    packages: ["drizzle-orm"],
  },
  {
    room: `${server}/customers`,
    rooms: ["http", "auth", "database"].map(within(server)).concat(contract),
    packages: ["drizzle-orm", "zod", "pdfkit"],
    node: true,
  },
  {
    room: `${server}/http`,
    rooms: ["auth", "database"].map(within(server)).concat(contract),
    packages: ["hono", "@hono/node-server", "zod", "sanitize-html", "lru-cache"],
    node: true,
  },
  {
    room: `${server}/auth`,
    rooms: [within(server)("database"), ...contract],
    packages: ["jose", "drizzle-orm", "zod"],
    node: true,
  },
  {
    room: `${server}/database`,
    rooms: [],
    packages: ["@electric-sql/[^/]+", "pg", "drizzle-orm"],
    node: true,
  },
  {
    room: `${server}/testing`,
    rooms: ["boot", "demo", "identity", ...belowAreas].map(within(server)).concat(contract),
    everywhere: true,
    node: true,
    isTesting: true,
  },

  // The showroom and the journeys.
  {
    room: "apps/docs",
    rooms: ["packages/ui", `${core}/*`, web, "apps/web/build"],
    everywhere: true,
    node: true,
    isTesting: true,
  },
  {
    room: "e2e",
    rooms: [`${server}/boot`],
    packages: ["playwright", "axe-core", "vitest"],
    node: true,
    isTesting: true,
  },
  {
    room: "bench",
    rooms: ["apps/server/src", "packages/reader/src", "packages/reader/training"],
    everywhere: true,
    node: true,
    isTesting: true,
  },
];

/** Where no folder may depend on another one that depends on it; see scripts/folderCycles.ts. */
export const acyclicFolders = ["packages", server, web];

/** @param {string} folder */
function within(folder) {
  /** @param {string} room */
  return (room) => `${folder}/${room}`;
}

export default {
  forbidden: [...rulesOf(floors, import.meta.dirname), ...areaRules],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.results|storybook-static)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
  },
};
