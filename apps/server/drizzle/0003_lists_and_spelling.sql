CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "banknotes_series_day";--> statement-breakpoint
DROP INDEX "banknotes_denomination";--> statement-breakpoint
DROP INDEX "banknotes_search_text";--> statement-breakpoint
DROP INDEX "banknotes_currency_iso";--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "list_position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "banknotes_width" ON "banknotes" USING btree ("denomination","width_mm");--> statement-breakpoint
CREATE INDEX "banknotes_height" ON "banknotes" USING btree ("denomination","height_mm");--> statement-breakpoint
CREATE INDEX "banknotes_size_upright" ON "banknotes" USING btree ("height_mm","width_mm");--> statement-breakpoint
CREATE INDEX "banknotes_unmeasured" ON "banknotes" USING btree ("denomination") WHERE "banknotes"."width_mm" is null or "banknotes"."height_mm" is null;--> statement-breakpoint
CREATE INDEX "banknotes_currency_iso" ON "banknotes" USING btree ("currency_iso","series");