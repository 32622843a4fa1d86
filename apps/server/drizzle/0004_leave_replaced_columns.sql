ALTER TABLE "banknotes" DROP COLUMN "series_day";--> statement-breakpoint
ALTER TABLE "banknotes" DROP COLUMN "search_text";