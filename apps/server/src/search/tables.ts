import { type SQL, sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { tsvector } from "../database/columns.ts";

/** Language of a code, which is found only whole (ISO 639-2: no linguistic content). */
export const codeLanguage = "zxx";

/** Every name and code by which something of an area is found; `key` is the id within its kind. */
export const searchNames = pgTable(
  "search_names",
  {
    kind: text("kind").notNull(),
    key: text("key").notNull(),
    language: text("language").notNull(),
    name: text("name").notNull(),
    folded: text("folded")
      .notNull()
      .generatedAlwaysAs((): SQL => sql.raw("unaccented(name)")),
    searchVector: tsvector("search_vector")
      .notNull()
      .generatedAlwaysAs((): SQL => sql.raw("to_tsvector('simple', unaccented(name))")),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key, table.language, table.name] }),
    index("search_names_folded").on(table.folded),
    index("search_names_search_vector").using("gin", table.searchVector),
  ],
);

/** Every word that can be searched for, against which misspelt words are corrected. */
export const searchWords = pgTable("search_words", { word: text("word").primaryKey() }, (table) => [
  index("search_words_alike").using("gin", table.word.op("gin_trgm_ops")),
]);
