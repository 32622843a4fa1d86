import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Words of the catalogue in eight languages: names of features, how to check them, substrates, colours. */
export const words = pgTable(
  "words",
  {
    area: text("area").notNull(),
    key: text("key").notNull(),
    language: text("language").notNull(),
    text: text("text").notNull(),
  },
  (table) => [primaryKey({ columns: [table.area, table.key, table.language] })],
);

/** Terms of the field; their names stand in `words`, the definition is English. */
export const glossary = pgTable("glossary", {
  key: text("key").primaryKey(),
  areas: text("areas").array().notNull(),
  definition: text("definition").notNull(),
  confidence: text("confidence", { enum: ["high", "medium", "low"] }).notNull(),
});

/** The build whose facts stand in the tables: one row. */
export const catalogueState = pgTable("catalogue_state", {
  id: text("id").primaryKey(),
  revision: text("revision").notNull(),
});
