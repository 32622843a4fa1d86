import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { allowedLicences, type Component, licencesPage, readComponents } from "./components.ts";
import { sbomOf } from "./sbomOf.ts";

const root = dirname(import.meta.dirname);

describe("what the product consists of", () => {
  let components: readonly Component[] = [];
  beforeAll(() => {
    components = readComponents(root);
  });

  it("is listed in docs/licences.md; npm run licences writes it anew", () => {
    expect(components.length).toBeGreaterThan(100);
    expect(components.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["hono", "react", "pg", "oidc-provider"]),
    );
    expect(readFileSync(join(root, "docs", "licences.md"), "utf8")).toBe(licencesPage(components));
  });

  it("has licences that are allowed", () => {
    expect(components.filter(({ licence }) => !allowedLicences.has(licence))).toEqual([]);
  });

  it("is described with what each package needs", () => {
    const { components: described, dependencies } = JSON.parse(sbomOf(components)) as {
      components: unknown[];
      dependencies: { ref: string; dependsOn?: string[] }[];
    };
    expect(described).toHaveLength(components.length);
    const react = dependencies.find(({ ref }) => ref.startsWith("pkg:npm/react-dom@"));
    expect(react?.dependsOn?.join()).toMatch(/pkg:npm\/scheduler@/);
    expect(sbomOf(components)).toBe(sbomOf(components));
  });
});
