DROP INDEX "banknotes_list";--> statement-breakpoint
DROP INDEX "banknotes_own_words";--> statement-breakpoint
ALTER TABLE "banknotes" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "series_positions" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "motif_positions" integer[];--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "source_pages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "checks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "translations" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', unaccented(id || ' ' || currency_iso || ' ' || denomination::bigint || ' ' || unit || ' ' || issuer || ' ' || series || ' ' || coalesce(front, '') || ' ' || coalesce(back, '') || ' ' || keywords || ' ' || translations))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "banknotes_search_vector" ON "banknotes" USING gin ("search_vector");--> statement-breakpoint
ALTER TABLE "coins" ADD COLUMN "name_positions" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_rules" ADD COLUMN "customs" jsonb;--> statement-breakpoint
ALTER TABLE "travel_rules" ADD COLUMN "remarks" jsonb;--> statement-breakpoint
ALTER TABLE "travel_rules" ADD COLUMN "source_pages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_rules" ADD COLUMN "checks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "banknotes_list" ON "banknotes" USING btree ("list_position","id","worthless_day","tender_end_day","issued_day","issue_end_day","country_id","currency_iso","denomination","width_mm","height_mm","substrate","colours","series_positions","motif_positions");--> statement-breakpoint
CREATE INDEX "banknotes_own_words" ON "banknotes" USING gin (to_tsvector('simple', unaccented(coalesce(front, '') || ' ' || coalesce(back, '') || ' ' || series || ' ' || issuer || ' ' || translations)));--> statement-breakpoint
ALTER TABLE "banknotes" DROP COLUMN "series_position";--> statement-breakpoint
ALTER TABLE "banknotes" DROP COLUMN "motif_position";--> statement-breakpoint
ALTER TABLE "banknotes" DROP COLUMN "sources";--> statement-breakpoint
ALTER TABLE "banknotes" DROP COLUMN "checked";--> statement-breakpoint
ALTER TABLE "travel_rules" DROP COLUMN "sources";