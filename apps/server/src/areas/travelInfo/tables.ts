import type {
  Confidence,
  CustomsDuty,
  FieldCheck,
  Language,
  Source,
  TravelLimit,
} from "@specimen/api/contract";
import { boolean, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { customers } from "../../auth/tables.ts";
import { countries } from "../../catalogue/tables.ts";
import type { NameFact } from "./facts.ts";

/** What customs ask for, with names in every language they have. */
export interface StoredDuty extends Omit<CustomsDuty, "form" | "authority"> {
  /** Missing where an instance of the version before 0209 has imported the rule. */
  readonly formName?: NameFact | null | undefined;
  readonly authorityName?: NameFact | null | undefined;
  /** The names as texts, as the version before 0209 reads them. */
  readonly form: string | null;
  readonly authority: string | null;
}

/** Limits for taking cash into and out of a country. */
export const travelRules = pgTable("travel_rules", {
  countryId: text("country_id")
    .primaryKey()
    .references(() => countries.id),
  localCurrencyISO: text("local_currency_iso").notNull(),
  limits: jsonb("limits").$type<TravelLimit[]>().notNull(),
  isByTraveller: boolean("is_by_traveller").notNull(),
  customs: jsonb("customs").$type<StoredDuty>(),
  note: text("note"),
  /** The remark where it was written in every language. */
  remarks: jsonb("remarks").$type<Readonly<Record<Language, string>>>(),
  confidence: text("confidence").$type<Confidence>().notNull(),
  /** The pages the rule was compared with. */
  sources: jsonb("source_pages").$type<Source[]>().notNull().default([]),
  checks: jsonb("checks").$type<FieldCheck[]>().notNull().default([]),
});

/** A customer's own texts on a country's travel information, as sanitised HTML. */
export const travelAdditions = pgTable(
  "travel_additions",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    countryId: text("country_id").notNull(),
    language: text("language").notNull(),
    text: text("text").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.countryId, table.language] })],
);

/** A customer's own limits for a country, in place of the catalogue's. */
export const travelOwnLimits = pgTable(
  "travel_own_limits",
  {
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    countryId: text("country_id").notNull(),
    limits: jsonb("limits").$type<TravelLimit[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.countryId] })],
);
