import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

it.each(["operations/dashboard.json", "operations/alerts.yml"])(
  "%s asks for numbers that the server gives",
  async (file) => {
    const metrics = createMetrics({
      isReady: async () => true,
      connections: () => ({ busy: 1, idle: 2, waiting: 0 }),
    });
    metrics.call({ part: "api", method: "GET", route: "/search", status: 200, took: 3 });
    metrics.fault("api");
    const given = await metrics.read();
    const asked = new Set(read(file).match(/\b(specimen|process|nodejs)_[a-z0-9_]+/g));
    expect(asked.size).toBeGreaterThan(4);
    for (const name of asked) expect(given, name).toContain(`${name}`);
  },
);

it("docs/operations.md says what each alert means", () => {
  const text = read("docs/operations.md");
  const alerts = [...read("operations/alerts.yml").matchAll(/alert: (\w+)/g)];
  expect(alerts.length).toBeGreaterThan(5);
  for (const [, name = ""] of alerts) expect(text).toContain(`\`${name}\``);
});

it("docs/operations.md names every setting that the server reads", () => {
  const text = read("docs/operations.md");
  const sources = ["main.ts", "settings.ts", "place.ts", "allowedHosts.ts"].map((name) =>
    read(`apps/server/src/boot/${name}`),
  );
  const settings = new Set(sources.join("").match(/\b(SPECIMEN_[A-Z_]+[A-Z]|DATABASE_URL)\b/g));
  settings.delete("SPECIMEN_");
  for (const name of settings) expect(text, name).toContain(name);
});
