DROP TABLE "identity_documents";--> statement-breakpoint
CREATE TABLE "accepted_documents" (
	"customer_id" text NOT NULL,
	"country_id" text,
	"document_ids" text[] NOT NULL,
	CONSTRAINT "accepted_documents_list" UNIQUE NULLS NOT DISTINCT("customer_id","country_id")
);
--> statement-breakpoint
CREATE TABLE "document_feature_types" (
	"id" text PRIMARY KEY NOT NULL,
	"glossary_key" text,
	"light" text NOT NULL,
	"level" integer NOT NULL,
	"definition" text NOT NULL,
	"how_to" text NOT NULL,
	"confidence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_headings" (
	"customer_id" text NOT NULL,
	"language" text NOT NULL,
	"headings" jsonb NOT NULL,
	CONSTRAINT "document_headings_customer_id_language_pk" PRIMARY KEY("customer_id","language")
);
--> statement-breakpoint
CREATE TABLE "document_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"country_id" text NOT NULL,
	"effect" text NOT NULL,
	"text" text NOT NULL,
	"from_date" text,
	"to_date" text,
	"source" text NOT NULL,
	"confidence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fantasy_names" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"kind" text,
	"states_today" text[] NOT NULL,
	"claimed_place" text,
	"since_year" integer,
	"note" text,
	"mrz_code" text,
	"confidence" text NOT NULL,
	"sources" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"country_id" text,
	"issuer_code" text NOT NULL,
	"mrz_issuer" text NOT NULL,
	"kind" text NOT NULL,
	"group_name" text NOT NULL,
	"list_position" integer NOT NULL,
	"name_position" integer NOT NULL,
	"name" text,
	"series" text,
	"first_issued" text,
	"last_issued" text,
	"not_valid_after" text,
	"issued_day" date,
	"issue_end_day" date,
	"not_valid_after_day" date,
	"recorded_status" text NOT NULL,
	"has_chip" boolean,
	"format" text NOT NULL,
	"width_mm" double precision NOT NULL,
	"height_mm" double precision NOT NULL,
	"cover_width_mm" double precision,
	"cover_height_mm" double precision,
	"pages" integer,
	"adult_years" double precision,
	"minor_years" double precision,
	"mrz_format" text,
	"document_code" text,
	"number_beginnings" text,
	"feature_types" text[] NOT NULL,
	"front_page" text NOT NULL,
	"front_width_mm" double precision NOT NULL,
	"front_height_mm" double precision NOT NULL,
	"predecessor_id" text,
	"successor_id" text,
	"rule_ids" text[] NOT NULL,
	"confidence" text NOT NULL,
	"sources" text[] NOT NULL,
	"record" jsonb NOT NULL,
	"drawn" jsonb NOT NULL,
	"keywords" text NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', unaccented(keywords))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accepted_documents" ADD CONSTRAINT "accepted_documents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_headings" ADD CONSTRAINT "document_headings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_rules" ADD CONSTRAINT "document_rules_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_documents_country_id" ON "identity_documents" USING btree ("country_id","list_position");--> statement-breakpoint
CREATE INDEX "identity_documents_mrz_issuer" ON "identity_documents" USING btree ("mrz_issuer","document_code");--> statement-breakpoint
CREATE INDEX "identity_documents_features" ON "identity_documents" USING gin ("feature_types");--> statement-breakpoint
CREATE INDEX "identity_documents_search_vector" ON "identity_documents" USING gin ("search_vector");