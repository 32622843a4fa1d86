import type { Language } from "@specimen/api/contract";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import type { Database } from "../../database/database.ts";
import { sortInLanguage } from "../../http/sortInLanguage.ts";
import { nameOf } from "./present.ts";
import { identityDocuments } from "./tables.ts";

/**
 * Prepares the keys of all names of documents, as they are sorted in a language: that of a document's
 * own name, else that of its kind. What was read is kept, as the lexicon is.
 */
export function prepareNamesInOrder(database: Database, lexicon: Lexicon) {
  const { kind, name } = identityDocuments;
  const orders = new Map<Language, Promise<string[]>>();
  const read = async (language: Language) => {
    const named = await database.selectDistinct({ kind, name }).from(identityDocuments);
    const keys = new Map(
      named.map((row) => [row.name ?? row.kind, nameOf(lexicon, row, language).text]),
    );
    return sortInLanguage([...keys], ([, text]) => text, language).map(([key]) => key);
  };
  return (language: Language): Promise<string[]> => {
    const order = orders.get(language) ?? read(language);
    orders.set(language, order);
    order.catch(() => orders.delete(language));
    return order;
  };
}
