import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import configuration, { layers } from "../.dependency-cruiser.mjs";
import { areaRules } from "./areaRules.mjs";
import { rulesOf } from "./layerRules.mjs";

const core = "packages/core/src";
const api = "packages/api/src";
const web = "apps/web/src";
const server = "apps/server/src";

const forbidden: [from: string, to: string][] = [
  [`${core}/identity/a.ts`, `${core}/language/index.ts`],
  [`${core}/identity/a.ts`, "react"],
  [`${core}/identity/a.ts`, "date-fns"],
  [`${core}/language/a.ts`, "oauth4webapi"],
  [`${core}/language/a.ts`, `${core}/testing/index.ts`],
  [`${core}/ports/a.ts`, "date-fns"],
  [`${core}/mrz/a.ts`, "date-fns"],
  [`${core}/editing/a.ts`, `${core}/format/index.ts`],
  [`${core}/metals/a.ts`, `${core}/format/index.ts`],
  [`${core}/ruleResult/a.ts`, `${core}/format/index.ts`],
  [`${core}/dataCheck/a.ts`, `${core}/mrz/index.ts`],
  [`${server}/jobs/a.ts`, `${server}/areas/dataCheck/area.ts`],
  [`${core}/mrz/a.ts`, `${core}/format/index.ts`],
  [`${core}/customaryNames/a.ts`, `${core}/format/index.ts`],
  [`${core}/url/a.ts`, "node:fs"],
  [`${core}/url/a.ts`, `${api}/contract/index.ts`],
  [`${server}/reading/a.ts`, `${server}/database/a.ts`],
  [`${server}/reading/a.ts`, `${core}/mrz/index.ts`],
  [`${server}/reading/a.ts`, "hono"],
  ["packages/reader/src/a.ts", "sharp"],
  ["packages/reader/src/b.ts", "node:fs"],
  ["packages/reader/src/c.ts", "packages/reader/training/a.ts"],
  ["packages/reader/src/d.ts", `${core}/format/index.ts`],
  ["packages/reader/training/b.ts", `${server}/boot/index.ts`],
  ["packages/reader/training/c.ts", "react"],
  [`${api}/contract/a.ts`, "react"],
  [`${api}/contract/a.ts`, `${api}/client/index.ts`],
  [`${api}/openapi/a.ts`, `${api}/client/index.ts`],
  [`${api}/client/a.ts`, `${api}/react/index.ts`],
  [`${api}/client/a.ts`, "react"],
  [`${api}/react/a.ts`, `${core}/ports/index.ts`],
  ["packages/ui/src/Button/Button.tsx", `${core}/format/index.ts`],
  ["packages/ui/src/Button/Button.tsx", `${api}/client/index.ts`],
  ["packages/ui/src/Button/Button.tsx", "i18next"],
  [`${web}/app/a.tsx`, `${web}/main.tsx`],
  [`${web}/features/banknotes/a.tsx`, `${web}/features/dashboard/index.ts`],
  [`${web}/features/banknotes/a.tsx`, `${web}/app/a.tsx`],
  [`${web}/features/banknotes/a.tsx`, `${server}/boot/index.ts`],
  [`${web}/features/banknotes/b.test.tsx`, `${web}/features/dashboard/index.ts`],
  [`${web}/widgets/a.tsx`, `${web}/features/banknotes/a.tsx`],
  [`${web}/services/a.ts`, `${web}/widgets/a.tsx`],
  [`${web}/areas/a.ts`, `${web}/services/a.ts`],
  [`${web}/areas/a.ts`, "swr"],
  [`${web}/app/a.tsx`, `${web}/features/banknotes/area.ts`],
  [`${web}/app/a.tsx`, `${web}/features/banknotes/a.tsx`],
  [`${web}/app/a.test.tsx`, `${web}/features/banknotes/area.ts`],
  [`${web}/features/banknotes/a.tsx`, `${web}/features/banknotes/area.ts`],
  [`${web}/features/banknotes/area.ts`, `${web}/features/banknotes/b.tsx`],
  [`${web}/features/banknotes/area.ts`, `${web}/widgets/a.tsx`],
  [`${web}/browser/a.ts`, `${web}/services/a.ts`],
  [`${web}/i18n/a.ts`, `${web}/services/a.ts`],
  [`${core}/format/a.ts`, "oauth4webapi"],
  [`${core}/testing/a.ts`, "react"],
  [`${web}/url/a.ts`, `${web}/i18n/a.ts`],
  [`${web}/config.ts`, `${web}/i18n/a.ts`],
  [`${web}/stray/a.ts`, `${web}/config.ts`],
  [`${server}/boot/a.ts`, `${web}/config.ts`],
  [`${server}/boot/a.ts`, "oidc-provider"],
  [`${server}/demo/a.ts`, `${server}/boot/a.ts`],
  [`${server}/demo/a.ts`, `${server}/areas/index.ts`],
  [`${server}/areas/index.ts`, `${server}/catalogue/a.ts`],
  [`${server}/areas/defineArea.ts`, `${server}/areas/banknotes/area.ts`],
  [`${server}/areas/defineArea.ts`, `${server}/identity/a.ts`],
  [`${server}/areas/banknotes/a.ts`, `${server}/areas/coins/area.ts`],
  [`${server}/areas/banknotes/a.ts`, `${server}/areas/index.ts`],
  [`${server}/areas/banknotes/a.ts`, `${server}/demo/a.ts`],
  [`${server}/areas/banknotes/a.ts`, `${server}/identity/a.ts`],
  [`${server}/areas/banknotes/a.ts`, `${api}/client/index.ts`],
  [`${server}/areas/banknotes/a.ts`, `${core}/identity/a.ts`],
  [`${server}/areas/banknotes/a.ts`, `${web}/config.ts`],
  [`${server}/areas/banknotes/a.ts`, "react"],
  [`${server}/areas/banknotes/a.ts`, "pg"],
  [`${server}/areas/banknotes/b.test.ts`, `${server}/areas/coins/area.ts`],
  [`${server}/identity/a.ts`, `${server}/areas/banknotes/area.ts`],
  [`${server}/identity/a.ts`, `${server}/catalogue/a.ts`],
  [`${server}/catalogue/a.ts`, `${server}/areas/banknotes/area.ts`],
  [`${server}/catalogue/a.ts`, `${server}/areas/defineArea.ts`],
  [`${server}/catalogue/a.ts`, `${server}/customers/a.ts`],
  [`${server}/images/a.ts`, `${server}/areas/coins/area.ts`],
  [`${server}/images/a.ts`, `${server}/http/a.ts`],
  [`${server}/search/a.ts`, `${server}/areas/banknotes/area.ts`],
  [`${server}/search/a.ts`, `${server}/catalogue/a.ts`],
  [`${server}/messages/a.ts`, `${server}/areas/news/area.ts`],
  [`${server}/customers/a.ts`, `${server}/areas/news/area.ts`],
  [`${server}/customers/a.ts`, `${server}/search/a.ts`],
  [`${server}/http/a.ts`, `${server}/customers/a.ts`],
  [`${server}/http/a.ts`, "drizzle-orm"],
  [`${server}/auth/a.ts`, `${server}/http/a.ts`],
  [`${server}/database/a.ts`, `${server}/catalogue/a.ts`],
  [`${server}/database/a.ts`, `${server}/auth/a.ts`],
  [`${server}/stray/a.ts`, `${server}/database/a.ts`],
  [`${server}/stray.ts`, `${server}/database/a.ts`],
  ["e2e/journeys/b.spec.ts", `${server}/areas/banknotes/area.ts`],
  ["e2e/journeys/a.spec.ts", `${web}/features/banknotes/a.tsx`],
];

const allowed: [from: string, to: string][] = [
  [`${core}/identity/c.ts`, `${core}/ports/index.ts`],
  [`${core}/identity/c.ts`, "oauth4webapi"],
  [`${core}/identity/c.test.ts`, `${core}/testing/index.ts`],
  [`${core}/identity/c.test.ts`, "react"],
  [`${core}/testing/c.test.ts`, "vitest"],
  ["packages/ui/src/Button/Label.tsx", "packages/ui/src/theme/contract.css.ts"],
  [`${web}/features/banknotes/c.tsx`, `${web}/widgets/c.tsx`],
  [`${web}/features/banknotes/c.tsx`, `${api}/react/index.ts`],
  [`${web}/services/c.ts`, `${web}/browser/clock.ts`],
  [`${web}/features/banknotes/c.tsx`, `${web}/browser/clock.ts`],
  [`${web}/app/c.tsx`, `${web}/browser/clock.ts`],
  [`${web}/app/areas.ts`, `${web}/features/banknotes/area.ts`],
  [`${web}/app/c.tsx`, `${web}/features/auth/c.tsx`],
  [`${web}/features/banknotes/c.test.ts`, `${web}/features/banknotes/area.ts`],
  [`${web}/features/banknotes/area.ts`, `${web}/areas/Area.ts`],
  [`${web}/features/banknotes/area.ts`, `${web}/url/paths.ts`],
  [`${web}/config.test.ts`, `${web}/config.ts`],
  [`${web}/i18n/c.ts`, `${web}/config.ts`],
  [`${server}/boot/c.ts`, `${server}/areas/stats/c.ts`],
  [`${server}/demo/c.ts`, `${server}/areas/banknotes/c.ts`],
  [`${server}/areas/index.ts`, `${server}/areas/banknotes/area.ts`],
  [`${server}/areas/banknotes/c.ts`, `${server}/areas/defineArea.ts`],
  [`${server}/areas/banknotes/c.ts`, `${server}/catalogue/c.ts`],
  [`${server}/areas/banknotes/c.ts`, `${api}/contract/index.ts`],
  [`${server}/areas/banknotes/c.ts`, `${core}/guilloche/index.ts`],
  [`${server}/areas/banknotes/c.ts`, "node:fs"],
  [`${server}/areas/banknotes/c.test.ts`, `${server}/testing/c.ts`],
  [`${server}/reading/c.ts`, "packages/reader/src/index.ts"],
  [`${server}/areas/banknotes/c.ts`, `${server}/reading/c.ts`],
  ["packages/reader/training/e.ts", "packages/reader/src/index.ts"],
  ["packages/reader/training/f.ts", "node:fs"],
  ["e2e/journeys/c.spec.ts", `${server}/boot/index.ts`],
];

const isPackage = (target: string) => !target.includes("/") || target.startsWith("node:");
const violationsOf = new Map<string, string[]>();
let root = "";

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Lays out a repository of empty files in which each planted import stands. */
function plant(imports: [string, string][]): void {
  const lines = new Map<string, string[]>();
  for (const [from, to] of imports) {
    const up = "../".repeat(from.split("/").length - 1);
    lines.set(from, [...(lines.get(from) ?? []), `import "${isPackage(to) ? to : up + to}";`]);
    if (!isPackage(to) && !lines.has(to)) lines.set(to, []);
    if (isPackage(to) && !to.startsWith("node:")) {
      // Most packages have their code in a folder of what was built.
      write(`node_modules/${to}/package.json`, JSON.stringify({ name: to, main: "dist/index.js" }));
      write(`node_modules/${to}/dist/index.js`, "");
    }
  }
  for (const [path, text] of lines) write(path, `${text.join("\n")}\nexport {};\n`);
  const dependencies = Object.fromEntries(
    imports.filter(([, to]) => isPackage(to)).map(([, to]) => [to, "1.0.0"]),
  );
  write("package.json", JSON.stringify({ name: "planted", dependencies }));
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "layers-"));
  plant([...forbidden, ...allowed]);
  const { output } = await cruise(
    ["packages", "apps", "e2e"],
    {
      ...configuration.options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: [...rulesOf(layers, root), ...areaRules] },
    },
    configuration.options.enhancedResolveOptions,
  );
  for (const { from, to, rule } of (output as ICruiseResult).summary.violations) {
    violationsOf.set(from, [...(violationsOf.get(from) ?? []), `${to} ${rule.name}`]);
  }
});

afterAll(() => rmSync(root, { recursive: true }));

const violationsFrom = (from: string, to: string) =>
  (violationsOf.get(from) ?? []).filter(
    (violation) =>
      violation.includes(to.replace("node:", "")) &&
      /layer:|areas:|no module|no cycle/.test(violation),
  );

describe("the layers", () => {
  it.each(forbidden)("refuse that %s imports %s", (from, to) => {
    expect(violationsFrom(from, to)).not.toEqual([]);
  });

  it.each(allowed)("allow that %s imports %s", (from, to) => {
    expect(violationsFrom(from, to)).toEqual([]);
  });

  it("are each broken by an import above", () => {
    const broken = new Set(forbidden.map(([from]) => from));
    const unplanted = layers
      .filter(({ everywhere, isTesting }) => !(everywhere === true && isTesting === true))
      .map(({ module }) => module.replace("/*", ""))
      .filter((module) => ![...broken].some((from) => from.startsWith(module)));
    expect(unplanted).toEqual([`${web}/main.tsx`]);
  });
});
