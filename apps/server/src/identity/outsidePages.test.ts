import { languages } from "@specimen/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outsidePages } from "./outsidePages.ts";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import { startIdentity, type RunningIdentity } from "../testing/identity/startIdentity.ts";
import { outsideWords } from "./words/outsideWords.ts";

let running: RunningIdentity;
beforeAll(async () => {
  running = await startIdentity();
}, 60_000);
afterAll(() => running.stop());

test.each(languages)("in %s every outside page speaks and names its setting", async (language) => {
  const words = outsideWords[language];
  for (const name of ["back-office", "products", "privacy"] as const) {
    const { path, setting } = outsidePages[name];
    const address = new URL(`${path}?lang=${language}`, running.issuer).href;
    const visit = await createBrowser(running.issuer).open(address);
    expect(visit.status).toBe(200);
    expect(visit.text).toContain(`<h1>${words[name].title}</h1>`);
    expect(visit.text).toContain(setting);
    expect(visit.text).not.toContain("{setting}");
  }
});
