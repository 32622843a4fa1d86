import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { bundleNames, filesOf, type Locale, type Words } from "../src/i18n/words.ts";

const locales = new URL("../src/i18n/locales/", import.meta.url);
const served = "/@words/";

/** The words of a language as they are written. */
function readLocale(language: string): Locale {
  const read = (bundle: string) =>
    JSON.parse(readFileSync(new URL(`${language}/${bundle}.json`, locales), "utf8")) as Words;
  return Object.fromEntries(bundleNames.map((bundle) => [bundle, read(bundle)])) as Locale;
}

/** Every file of words by its name (`filesOf`), as JSON. */
export const readWordFiles = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(locales).flatMap((language) =>
      [...filesOf(language, readLocale(language))].map(([name, words]): [string, string] => [
        name,
        JSON.stringify(words),
      ]),
    ),
  );

/** The folder of a build's words; its name changes with them, so that they may be kept for ever. */
export function wordsFolder(files: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([...files]))
    .digest("hex");
  return `/assets/words-${hash.slice(0, 8)}/`;
}

/**
 * Serves the words as JSON files that are fetched: other than a module, a file that failed to load
 * is asked for again by every browser, and its address needs no list of files in the first load.
 */
export function words(): Plugin {
  return {
    name: "specimen:words",
    config: (_, { command }) => ({
      define: {
        "import.meta.env.WORDS_FOLDER": JSON.stringify(
          command === "build" ? wordsFolder(readWordFiles()) : served,
        ),
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = request.url?.startsWith(served)
          ? request.url.slice(served.length).replace(/\.json.*$/, "")
          : undefined;
        const text = name && readWordFiles().get(name);
        if (!text) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(text);
      });
    },
    generateBundle() {
      const files = readWordFiles();
      const folder = wordsFolder(files).slice(1);
      for (const [name, source] of files)
        this.emitFile({ type: "asset", fileName: `${folder}${name}.json`, source });
    },
  };
}
