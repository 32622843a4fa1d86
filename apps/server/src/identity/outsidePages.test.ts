import { languages } from "@specimen/api/contract";
import { expect, test } from "vitest";
import { outsidePages } from "./outsidePages.ts";
import { createBrowser } from "../testing/identity/createBrowser.ts";
import { identityOfTests } from "../testing/identity/identityOfTests.ts";
import { outsideWords } from "./words/outsideWords.ts";

const running = await identityOfTests();

test.each(languages)(
  "in %s every outside page is translated and names its setting",
  async (language) => {
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
  },
);
