const api = "packages/api/src";
const core = "packages/core/src";
const server = "apps/server/src";
const contract = [`${api}/contract`];
/** What every area of the server may use. */
const belowAreas = [
  "catalogue",
  "images",
  "reading",
  "search",
  "customers",
  "jobs",
  "messages",
  "http",
  "auth",
  "database",
];

/** @param {string} folder */
const within = (folder) => /** @param {string} name */ (name) => `${folder}/${name}`;

/**
 * The rows of the server for the table in .dependency-cruiser.mjs.
 * @type {import("./layerRules.mjs").Layer[]}
 */
export const serverLayers = [
  // The embedded backend, from the top down: boot → demo → areas → catalogue, identity → images,
  // search, customers → http → auth → database. Only boot, demo and the list name an area.
  {
    module: `${server}/boot`,
    imports: ["demo", "areas", "identity", ...belowAreas]
      .map(within(server))
      .concat(contract, `${core}/url`),
    packages: [
      "hono",
      "@hono/node-server",
      "drizzle-orm",
      "pg",
      "jose",
      "pino",
      "prom-client",
      "zod",
      "@opentelemetry/[^/]+",
    ],
    node: true,
  },
  {
    module: `${server}/demo`,
    imports: ["areas/*", "identity", ...belowAreas].map(within(server)).concat(contract),
    packages: ["drizzle-orm", "zod"],
    node: true,
  },
  {
    module: `${server}/areas/index.ts`,
    imports: ["areas/*", "areas/defineArea.ts"].map(within(server)),
    packages: [],
  },
  {
    // An area never imports another one: it asks for the areas' values in its context.
    module: `${server}/areas/*`,
    imports: ["areas/defineArea.ts", ...belowAreas]
      .map(within(server))
      .concat(contract, `${core}/guilloche`, `${core}/mrz`, `${core}/metals`, `${core}/ruleResult`),
    packages: [
      "hono",
      "drizzle-orm",
      "zod",
      "ical-generator",
      "@cantoo/pdf-lib",
      "csv-parse",
      "@cfworker/json-schema",
      "lru-cache",
    ],
    node: true,
  },
  {
    module: `${server}/areas/defineArea.ts`,
    imports: belowAreas.map(within(server)).concat(contract),
    packages: ["drizzle-orm"],
  },
  {
    module: `${server}/identity`,
    imports: ["http", "auth", "database"].map(within(server)).concat(contract, `${core}/guilloche`),
    packages: [
      "oidc-provider",
      "@simplewebauthn/server",
      "jose",
      "drizzle-orm",
      "zod",
      "@zxcvbn-ts/[^/]+",
    ],
    node: true,
  },
  {
    module: `${server}/catalogue`,
    imports: ["search", "http", "database"]
      .map(within(server))
      .concat(contract, `${core}/metals`, `${core}/customaryNames`),
    packages: ["drizzle-orm", "zod", "sharp", "lru-cache"],
    node: true,
  },
  {
    module: `${server}/images`,
    imports: [...contract, `${core}/guilloche`],
    packages: ["fontkit", "wawoff2"],
    node: true,
  },
  {
    // Uploaded pictures: decoded and read in a process of their own, which knows nothing else.
    module: `${server}/reading`,
    imports: ["packages/reader/src"],
    packages: ["sharp", "zxing-wasm"],
    node: true,
  },
  {
    module: `${server}/jobs`,
    imports: [`${server}/database`],
    packages: ["pg-boss", "drizzle-orm"],
    node: true,
  },
  {
    module: `${server}/messages`,
    imports: [],
    packages: ["nodemailer", "request-filtering-agent"],
    node: true,
  },
  {
    module: `${server}/search`,
    imports: [within(server)("database"), ...contract, `${core}/metals`],
    packages: ["drizzle-orm", "lru-cache"],
  },
  {
    module: `${server}/customers`,
    imports: ["jobs", "http", "auth", "database"].map(within(server)).concat(contract),
    packages: ["drizzle-orm", "zod", "pdfkit"],
    node: true,
  },
  {
    module: `${server}/http`,
    imports: ["auth", "database"].map(within(server)).concat(contract),
    packages: [
      "hono",
      "@hono/node-server",
      "zod",
      "sanitize-html",
      "lru-cache",
      "rate-limiter-flexible",
    ],
    node: true,
  },
  {
    module: `${server}/auth`,
    imports: [within(server)("database"), ...contract],
    packages: ["jose", "drizzle-orm", "zod"],
    node: true,
  },
  {
    module: `${server}/database`,
    imports: [],
    packages: ["@electric-sql/[^/]+", "pg", "drizzle-orm", "rate-limiter-flexible"],
    node: true,
  },
  {
    module: `${server}/testing`,
    imports: ["boot", "demo", "identity", ...belowAreas]
      .map(within(server))
      .concat(contract, "packages/core/src/guilloche"),
    everywhere: true,
    node: true,
    isTesting: true,
  },
];
