CREATE TABLE "coin_details" (
	"coin_id" text PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ingot_details" (
	"ingot_id" text PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "metal_prices" (
	"customer_id" text NOT NULL,
	"metal" text NOT NULL,
	"price_per_gram" double precision NOT NULL,
	"currency" text NOT NULL,
	"date" date NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "metal_prices_customer_id_metal_pk" PRIMARY KEY("customer_id","metal")
);
--> statement-breakpoint
CREATE TABLE "cheque_infos" (
	"customer_id" text NOT NULL,
	"note_id" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "cheque_infos_customer_id_note_id_language_pk" PRIMARY KEY("customer_id","note_id","language")
);
--> statement-breakpoint
CREATE TABLE "cheque_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"series_id" text NOT NULL,
	"position" integer NOT NULL,
	"currency_iso" text NOT NULL,
	"denomination" double precision
);
--> statement-breakpoint
CREATE TABLE "record_infos" (
	"customer_id" text NOT NULL,
	"area" text NOT NULL,
	"record_id" text NOT NULL,
	"language" text NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "record_infos_customer_id_area_record_id_language_pk" PRIMARY KEY("customer_id","area","record_id","language")
);
--> statement-breakpoint
DROP INDEX "banknotes_list";--> statement-breakpoint
DROP INDEX "banknotes_own_words";--> statement-breakpoint
ALTER TABLE "banknotes" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', unaccented(id || ' ' || currency_iso || ' ' || denomination::bigint || ' ' || unit || ' ' || issuer || ' ' || series || ' ' || coalesce(front, '') || ' ' || coalesce(back, '') || ' ' || keywords || ' ' || translations))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ALTER COLUMN "series" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ALTER COLUMN "first_issued" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "series_positions" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "motif_positions" integer[];--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "source_pages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "checks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "translations" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coins" ADD COLUMN "name_positions" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coins" ADD COLUMN "density_gcm3" double precision;--> statement-breakpoint
ALTER TABLE "coins" ADD COLUMN "fill_factor" double precision;--> statement-breakpoint
ALTER TABLE "coins" ADD COLUMN "weight_tolerance_g" double precision;--> statement-breakpoint
ALTER TABLE "ingots" ADD COLUMN "issued_until" integer;--> statement-breakpoint
ALTER TABLE "ingots" ADD COLUMN "density_gcm3" double precision;--> statement-breakpoint
ALTER TABLE "ingots" ADD COLUMN "fill_factor" double precision;--> statement-breakpoint
ALTER TABLE "travel_rules" ADD COLUMN "customs" jsonb;--> statement-breakpoint
ALTER TABLE "travel_rules" ADD COLUMN "remarks" jsonb;--> statement-breakpoint
ALTER TABLE "travel_rules" ADD COLUMN "source_pages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_rules" ADD COLUMN "checks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "is_cheque" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "sale_remark" text;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "width_mm" double precision;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "height_mm" double precision;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "answer" text NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "payer" text;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "until" date;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "never_lapses" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "status_date" date NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "status_url" text;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "submission" text;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "refund_contact" text;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "signatures" text;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "steps" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "warnings" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "common_fakes" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "number_format" jsonb;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "features" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_details" ADD CONSTRAINT "coin_details_coin_id_coins_id_fk" FOREIGN KEY ("coin_id") REFERENCES "public"."coins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingot_details" ADD CONSTRAINT "ingot_details_ingot_id_ingots_id_fk" FOREIGN KEY ("ingot_id") REFERENCES "public"."ingots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metal_prices" ADD CONSTRAINT "metal_prices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheque_infos" ADD CONSTRAINT "cheque_infos_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheque_notes" ADD CONSTRAINT "cheque_notes_series_id_cheque_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."cheque_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_infos" ADD CONSTRAINT "record_infos_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cheque_notes_series_id" ON "cheque_notes" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "cheque_notes_currency_iso" ON "cheque_notes" USING btree ("currency_iso");--> statement-breakpoint
CREATE INDEX "coins_position" ON "coins" USING btree ("position");--> statement-breakpoint
CREATE INDEX "coins_gross_weight_g" ON "coins" USING btree ("gross_weight_g");--> statement-breakpoint
CREATE INDEX "coins_diameter_mm" ON "coins" USING btree ("diameter_mm");--> statement-breakpoint
CREATE INDEX "ingots_position" ON "ingots" USING btree ("position");--> statement-breakpoint
CREATE INDEX "ingots_weight_g" ON "ingots" USING btree ("weight_g");--> statement-breakpoint
CREATE INDEX "banknotes_list" ON "banknotes" USING btree ("list_position","id","worthless_day","tender_end_day","issued_day","issue_end_day","country_id","currency_iso","denomination","width_mm","height_mm","substrate","colours","series_positions","motif_positions");--> statement-breakpoint
CREATE INDEX "banknotes_own_words" ON "banknotes" USING gin (to_tsvector('simple', unaccented(coalesce(front, '') || ' ' || coalesce(back, '') || ' ' || series || ' ' || issuer || ' ' || translations)));--> statement-breakpoint
ALTER TABLE "banknotes" DROP COLUMN "series_position";--> statement-breakpoint
ALTER TABLE "banknotes" DROP COLUMN "motif_position";--> statement-breakpoint
ALTER TABLE "banknotes" DROP COLUMN "sources";--> statement-breakpoint
ALTER TABLE "banknotes" DROP COLUMN "checked";--> statement-breakpoint
ALTER TABLE "travel_rules" DROP COLUMN "sources";--> statement-breakpoint
ALTER TABLE "cheque_series" DROP COLUMN "currencies";--> statement-breakpoint
ALTER TABLE "cheque_series" DROP COLUMN "security_features";