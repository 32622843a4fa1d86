import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

type Words = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, "..");
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));

const { kinds } = read("apps/server/src/areas/identityDocuments/facts/document_words.json") as {
  kinds: readonly { key: string; words: Words }[];
};

/** The kinds of documents as the web app names them in a language. */
function kindsIn(language: string): Words {
  const words = read(`apps/web/src/i18n/locales/${language}/translation.json`);
  return (words as { identityDocuments: { kinds: Words } }).identityDocuments.kinds;
}

it.each(Object.keys(kinds[0]?.words ?? {}))(
  "a kind of document has one name on its page and in the lists, in %s",
  (language) => {
    const named = kinds.map(({ key, words }) => [key, words[language]]);
    expect(Object.fromEntries(named)).toEqual(kindsIn(language));
  },
);
