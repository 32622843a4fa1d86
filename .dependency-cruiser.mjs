import { areaRules } from "./scripts/areaRules.mjs";
import { rulesOf } from "./scripts/layerRules.mjs";
import { serverLayers } from "./scripts/serverLayers.mjs";

const core = "packages/core/src";
const api = "packages/api/src";
const web = "apps/web/src";
const server = "apps/server/src";
const said = [`${api}/client`, `${api}/contract`, `${api}/react`];
/** What every part of the web app may use. */
const belowServices = ["areas", "browser", "i18n", "url", "config.ts"];
const shown = ["packages/ui/src", `${core}/*`, ...said];

/**
 * Who may import what: the only table of it. A module is a folder (a trailing * stands for each
 * folder that exists there, and those may not see one another) or one file. `imports` are the
 * other modules it may import, `packages` the npm packages, `node` the modules of Node. Tests and
 * stories also reach the `testing` modules and every installed package. `everywhere` lifts the
 * limit on packages for modules whose package.json already is that limit.
 * @type {import("./scripts/layerRules.mjs").Layer[]}
 */
export const layers = [
  // What happens: no React, no DOM, no words.
  { module: `${core}/*`, imports: [`${core}/ports`], packages: ["xstate"] },
  { module: `${core}/ports`, imports: [], packages: ["xstate"] },
  { module: `${core}/mrz`, imports: [], packages: [] },
  { module: `${core}/metals`, imports: [], packages: [] },
  { module: `${core}/ruleResult`, imports: [`${core}/documentNumber`], packages: [] },
  {
    module: `${core}/dataCheck`,
    imports: [`${core}/ports`, `${core}/polling`],
    packages: ["xstate"],
  },
  { module: `${core}/editing`, imports: [`${core}/ports`], packages: ["diff"] },
  { module: `${core}/customaryNames`, imports: [`${core}/language`], packages: [] },
  { module: `${core}/format`, imports: [`${core}/language`], packages: ["date-fns"] },
  { module: `${core}/identity`, imports: [`${core}/ports`], packages: ["xstate", "oauth4webapi"] },
  {
    module: `${core}/testing`,
    imports: [`${core}/*`],
    packages: ["xstate", "oauth4webapi"],
    isTesting: true,
  },

  // Reading pictures: pure on pixels; its generator and training draw with what tools they need.
  { module: "packages/reader/src", imports: [`${core}/mrz`], packages: [] },
  {
    module: "packages/reader/training",
    imports: ["packages/reader/src", `${core}/mrz`, `${core}/guilloche`],
    packages: ["sharp", "fontkit", "bwip-js"],
    node: true,
  },

  // What is said.
  { module: `${api}/contract`, imports: [], packages: ["zod"] },
  {
    module: `${api}/openapi`,
    imports: [`${api}/contract`],
    packages: ["zod", "zod-openapi", "openapi-typescript"],
    node: true,
  },
  {
    module: `${api}/client`,
    imports: [`${api}/contract`, "packages/api/generated"],
    packages: ["openapi-fetch"],
  },
  {
    module: `${api}/react`,
    imports: [`${api}/client`, "packages/api/generated"],
    packages: ["react", "swr", "swr-openapi", "openapi-fetch"],
  },

  // How it looks: one module, since components may use one another.
  {
    module: "packages/ui/src",
    imports: [],
    packages: [
      "react",
      "react-dom",
      "@radix-ui/[^/]+",
      "@vanilla-extract/[^/]+",
      "@fontsource-variable/[^/]+",
      "downshift",
    ],
  },

  // Where they meet: main → app → features → widgets → services → browser, i18n, url, config.
  {
    module: `${web}/main.tsx`,
    imports: ["app", "browser"].map(within(web)).concat("packages/ui/src"),
    packages: ["react", "react-dom"],
  },
  {
    module: `${web}/app`,
    imports: ["features/*", "widgets", "services", ...belowServices].map(within(web)).concat(shown),
    everywhere: true,
  },
  {
    // The camera's frames are read by the code that reads pictures on the server.
    module: `${web}/features/*`,
    imports: ["widgets", "services", ...belowServices]
      .map(within(web))
      .concat(shown, "packages/reader/src"),
    everywhere: true,
  },
  {
    module: `${web}/widgets`,
    imports: ["services", ...belowServices].map(within(web)).concat(shown),
    everywhere: true,
  },
  {
    // Toasts and keys are services of the page: their contexts are ui's.
    module: `${web}/services`,
    imports: belowServices.map(within(web)).concat(shown),
    everywhere: true,
  },
  {
    // The value of an area and what is read from a list of them; the list itself is app's.
    module: `${web}/areas`,
    imports: ["i18n", "url"].map(within(web)).concat(shown),
    packages: ["react", "react-router-dom", "i18next"],
  },
  { module: `${web}/browser`, imports: [`${core}/ports`], packages: ["posthog-js"] },
  {
    module: `${web}/i18n`,
    imports: [`${web}/config.ts`, `${core}/*`, `${api}/client`, `${api}/contract`],
    everywhere: true,
  },
  { module: `${web}/url`, imports: [`${core}/*`, `${api}/contract`], everywhere: true },
  {
    module: `${web}/config.ts`,
    imports: [`${core}/url`],
    everywhere: true,
  },
  {
    module: `${web}/testing`,
    imports: ["services", ...belowServices].map(within(web)).concat(shown),
    everywhere: true,
    isTesting: true,
  },

  ...serverLayers,

  // The stories and the journeys.
  {
    module: "apps/docs",
    imports: ["packages/ui", `${core}/*`, web, "apps/web/build"],
    everywhere: true,
    node: true,
    isTesting: true,
  },
  {
    module: "e2e",
    imports: [`${server}/boot`],
    packages: [
      "oidc-provider",
      "oauth2-mock-server",
      "@auth0/auth0-spa-js",
      "playwright",
      "axe-core",
      "vitest",
    ],
    node: true,
    isTesting: true,
  },
  {
    module: "bench",
    imports: ["apps/server/src", "packages/reader/src", "packages/reader/training"],
    everywhere: true,
    node: true,
    isTesting: true,
  },
];

/** Where no folder may depend on another one that depends on it; see scripts/folderCycles.ts. */
export const acyclicFolders = ["packages", server, web];

/** @param {string} folder */
function within(folder) {
  /** @param {string} name */
  return (name) => `${folder}/${name}`;
}

export default {
  forbidden: [...rulesOf(layers, import.meta.dirname), ...areaRules],
  options: {
    doNotFollow: { path: "node_modules" },
    // What is built here; packages have folders of these names, too.
    exclude: {
      path: ["^(packages|apps)/[^/]+/", "^(e2e|bench)/"].map(
        (workspace) => `${workspace}(dist|\\.results|storybook-static)/`,
      ),
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
  },
};
