CREATE TABLE "document_issuers" (
	"country_id" text PRIMARY KEY NOT NULL,
	"mrz_code" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_issuers" ADD CONSTRAINT "document_issuers_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DROP INDEX "tradability_by_value";--> statement-breakpoint
ALTER TABLE "tradability" DROP CONSTRAINT "tradability_customer_id_banknote_id_pk";--> statement-breakpoint
ALTER TABLE "tradability" RENAME COLUMN "banknote_id" TO "record_id";--> statement-breakpoint
ALTER TABLE "tradability" ADD COLUMN "area" text;--> statement-breakpoint
UPDATE "tradability" SET "area" = 'banknotes';--> statement-breakpoint
INSERT INTO "tradability" ("customer_id", "area", "record_id", "value") SELECT "customer_id", 'coins', "coin_id", "value" FROM "coin_tradability";--> statement-breakpoint
DELETE FROM "tradability" WHERE "customer_id" NOT IN (SELECT "id" FROM "customers");--> statement-breakpoint
ALTER TABLE "tradability" ALTER COLUMN "area" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tradability" ADD CONSTRAINT "tradability_customer_id_area_record_id_pk" PRIMARY KEY("customer_id","area","record_id");--> statement-breakpoint
ALTER TABLE "tradability" ADD CONSTRAINT "tradability_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tradability_by_value" ON "tradability" USING btree ("customer_id","area","value","record_id");--> statement-breakpoint
DROP TABLE "coin_tradability" CASCADE;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "alpha3" text;--> statement-breakpoint
ALTER TABLE "countries" DROP COLUMN "mrz_code";--> statement-breakpoint
ALTER TABLE "countries" DROP COLUMN "has_coins";--> statement-breakpoint
UPDATE "pdf_files" SET "sheet" = ("sheet" - 'house') || jsonb_build_object('author', "sheet" -> 'house') WHERE "sheet" ? 'house';
