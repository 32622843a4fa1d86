import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "../../identity/tables.ts";

/** What a user has set for themselves; null keeps the account's own value. */
export const preferences = pgTable("preferences", {
  accountId: text("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  nickname: text("nickname"),
  defaultLanguage: text("default_language"),
  dateFormat: text("date_format"),
  theme: text("theme", { enum: ["light", "dark", "system"] }),
  consentAnalytics: boolean("consent_analytics"),
  /** When the newest articles the user was shown were published. */
  newsSeenAt: timestamp("news_seen_at", { withTimezone: true, mode: "date" }),
  changelogsSeenAt: timestamp("changelogs_seen_at", { withTimezone: true, mode: "date" }),
});
