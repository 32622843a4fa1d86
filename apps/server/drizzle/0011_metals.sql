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
CREATE TABLE "record_infos" (
	"customer_id" text NOT NULL,
	"area" text NOT NULL,
	"record_id" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "record_infos_customer_id_area_record_id_language_pk" PRIMARY KEY("customer_id","area","record_id","language")
);
--> statement-breakpoint
ALTER TABLE "coins" ADD COLUMN "density_gcm3" double precision;--> statement-breakpoint
ALTER TABLE "coins" ADD COLUMN "fill_factor" double precision;--> statement-breakpoint
ALTER TABLE "coins" ADD COLUMN "weight_tolerance_g" double precision;--> statement-breakpoint
ALTER TABLE "ingots" ADD COLUMN "issued_until" integer;--> statement-breakpoint
ALTER TABLE "ingots" ADD COLUMN "density_gcm3" double precision;--> statement-breakpoint
ALTER TABLE "ingots" ADD COLUMN "fill_factor" double precision;--> statement-breakpoint
ALTER TABLE "coin_details" ADD CONSTRAINT "coin_details_coin_id_coins_id_fk" FOREIGN KEY ("coin_id") REFERENCES "public"."coins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingot_details" ADD CONSTRAINT "ingot_details_ingot_id_ingots_id_fk" FOREIGN KEY ("ingot_id") REFERENCES "public"."ingots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metal_prices" ADD CONSTRAINT "metal_prices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_infos" ADD CONSTRAINT "record_infos_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coins_position" ON "coins" USING btree ("position");--> statement-breakpoint
CREATE INDEX "coins_gross_weight_g" ON "coins" USING btree ("gross_weight_g");--> statement-breakpoint
CREATE INDEX "coins_diameter_mm" ON "coins" USING btree ("diameter_mm");--> statement-breakpoint
CREATE INDEX "ingots_position" ON "ingots" USING btree ("position");--> statement-breakpoint
CREATE INDEX "ingots_weight_g" ON "ingots" USING btree ("weight_g");