import type { DataCheckConfig, Language, TravelSections } from "@specimen/api/contract";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../database/columns.ts";

/** People who may sign in. `permissions` as in specification 6. */
export const accounts = pgTable("accounts", {
  id: text("id").primaryKey(),
  username: text("username").notNull().unique(),
  nickname: text("nickname").notNull(),
  email: text("email").notNull().unique(),
  passwordHash: text("password_hash").notNull(),
  defaultLanguage: text("default_language").$type<Language>().notNull(),
  customerId: text("customer_id").notNull(),
  /** Tokens issued before are no longer valid; null where none was ended so. */
  tokensEndedAt: instant("tokens_ended_at"),
  /** The session whose tokens stay valid all the same: that in which the password was changed. */
  keptSession: text("kept_session"),
  permissions: text("permissions")
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
});

/** Sessions that ended before their tokens expire, by session id or the id of a single token. */
export const endedSessions = pgTable(
  "ended_sessions",
  {
    id: text("id").primaryKey(),
    /** When the last token of the session has expired and the row is no longer needed. */
    until: instant("until").notNull(),
  },
  (table) => [index("ended_sessions_until").on(table.until)],
);

/** Organisations whose staff sign in. `rulesRevision` grows with every change of their own rules. */
export const customers = pgTable("customers", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  languages: text("languages").array().$type<Language[]>().notNull(),
  rulesRevision: integer("rules_revision").notNull().default(1),
  /** When the next change of its rules takes effect or ends; null where none does. */
  rulesDueAt: instant("rules_due_at"),
});

/** Features of a customer, and the settings keys of specification 3. */
export const customerSettings = pgTable("customer_settings", {
  customerId: text("customer_id")
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  hideNewsTab: boolean("hide_news_tab").notNull(),
  tradableHideGreenHookInTabOnlyTrade: boolean("hide_green_hook").notNull(),
  showWorthlessNotesInAllNotesTab: boolean("show_worthless_notes").notNull(),
  dataCheckEnabled: boolean("data_check_enabled").notNull(),
  verificationProfile: text("verification_profile")
    .$type<DataCheckConfig["verificationProfile"]>()
    .notNull(),
  /** How long a check of a document is kept, in hours. */
  dataCheckKeptHours: integer("data_check_kept_hours").notNull().default(24),
  /** Sections of the travel information that are hidden from the staff. */
  hiddenTravelSections: text("hidden_travel_sections")
    .array()
    .notNull()
    .default([])
    .$type<(keyof TravelSections)[]>(),
});
