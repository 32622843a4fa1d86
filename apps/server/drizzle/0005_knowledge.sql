CREATE TABLE "coin_tradability" (
	"customer_id" text NOT NULL,
	"coin_id" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "coin_tradability_customer_id_coin_id_pk" PRIMARY KEY("customer_id","coin_id")
);
--> statement-breakpoint
CREATE TABLE "travel_additions" (
	"customer_id" text NOT NULL,
	"country_id" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "travel_additions_customer_id_country_id_language_pk" PRIMARY KEY("customer_id","country_id","language")
);
--> statement-breakpoint
CREATE TABLE "travel_rules" (
	"country_id" text PRIMARY KEY NOT NULL,
	"local_currency_iso" text NOT NULL,
	"limits" jsonb NOT NULL,
	"is_by_traveller" boolean NOT NULL,
	"note" text,
	"confidence" text NOT NULL,
	"sources" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "issue_end_day" date;--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "series_position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "motif_position" integer;--> statement-breakpoint
ALTER TABLE "banknotes" ADD COLUMN "colours" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "country_names" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_settings" ADD COLUMN "hidden_travel_sections" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coins" ADD COLUMN "family" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_tradability" ADD CONSTRAINT "coin_tradability_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_additions" ADD CONSTRAINT "travel_additions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_rules" ADD CONSTRAINT "travel_rules_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;