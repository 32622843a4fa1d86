DROP TABLE "identity_documents";--> statement-breakpoint
DROP TABLE "cheque_series";--> statement-breakpoint
DROP TABLE "banknotes";--> statement-breakpoint
DROP TABLE "travel_rules";--> statement-breakpoint
CREATE TABLE "banknotes" (
	"id" text PRIMARY KEY NOT NULL,
	"country_id" text NOT NULL,
	"currency_iso" text NOT NULL,
	"issuer" text NOT NULL,
	"series" text NOT NULL,
	"denomination" double precision NOT NULL,
	"unit" text NOT NULL,
	"width_mm" double precision,
	"height_mm" double precision,
	"orientation" text NOT NULL,
	"substrate" text,
	"first_issued" text,
	"issuance_stopped" text,
	"legal_tender_until" text,
	"exchange_kind" text,
	"exchange_until" text,
	"worthless_after" text,
	"issued_day" date,
	"tender_end_day" date,
	"issue_end_day" date,
	"worthless_day" date,
	"list_position" integer DEFAULT 0 NOT NULL,
	"series_positions" integer[] DEFAULT '{}' NOT NULL,
	"motif_positions" integer[],
	"main_colour" text,
	"colours" text[] DEFAULT '{}' NOT NULL,
	"front" text,
	"back" text,
	"security_features" text[] NOT NULL,
	"note" text,
	"confidence" text NOT NULL,
	"source_pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"keywords" text NOT NULL,
	"translations" text DEFAULT '' NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', unaccented(id || ' ' || currency_iso || ' ' || denomination::bigint || ' ' || unit || ' ' || issuer || ' ' || series || ' ' || coalesce(front, '') || ' ' || coalesce(back, '') || ' ' || keywords || ' ' || translations))) STORED NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "travel_rules" (
	"country_id" text PRIMARY KEY NOT NULL,
	"local_currency_iso" text NOT NULL,
	"limits" jsonb NOT NULL,
	"is_by_traveller" boolean NOT NULL,
	"customs" jsonb,
	"note" text,
	"remarks" jsonb,
	"confidence" text NOT NULL,
	"source_pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL
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
CREATE TABLE "cheque_series" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"issuer" text NOT NULL,
	"series" text,
	"is_cheque" boolean NOT NULL,
	"first_issued" text,
	"last_sold" text,
	"sale_remark" text,
	"note" text,
	"width_mm" double precision,
	"height_mm" double precision,
	"answer" text NOT NULL,
	"payer" text,
	"until" date,
	"never_lapses" boolean NOT NULL,
	"status" text NOT NULL,
	"status_date" date NOT NULL,
	"status_url" text,
	"submission" text,
	"refund_contact" text,
	"signatures" text,
	"steps" text[] NOT NULL,
	"warnings" text[] NOT NULL,
	"common_fakes" text[] NOT NULL,
	"number_format" jsonb,
	"features" jsonb NOT NULL,
	"confidence" text NOT NULL,
	"sources" text[] NOT NULL
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
ALTER TABLE "coins" ADD COLUMN "name_positions" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "banknotes" ADD CONSTRAINT "banknotes_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_documents" ADD CONSTRAINT "accepted_documents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_headings" ADD CONSTRAINT "document_headings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_rules" ADD CONSTRAINT "document_rules_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_rules" ADD CONSTRAINT "travel_rules_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheque_infos" ADD CONSTRAINT "cheque_infos_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheque_notes" ADD CONSTRAINT "cheque_notes_series_id_cheque_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."cheque_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_infos" ADD CONSTRAINT "record_infos_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banknotes_country_id" ON "banknotes" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "banknotes_currency_iso" ON "banknotes" USING btree ("currency_iso","series");--> statement-breakpoint
CREATE INDEX "banknotes_width" ON "banknotes" USING btree ("denomination","width_mm");--> statement-breakpoint
CREATE INDEX "banknotes_height" ON "banknotes" USING btree ("denomination","height_mm");--> statement-breakpoint
CREATE INDEX "banknotes_size" ON "banknotes" USING btree ("width_mm","height_mm");--> statement-breakpoint
CREATE INDEX "banknotes_size_upright" ON "banknotes" USING btree ("height_mm","width_mm");--> statement-breakpoint
CREATE INDEX "banknotes_unmeasured" ON "banknotes" USING btree ("denomination") WHERE "banknotes"."width_mm" is null or "banknotes"."height_mm" is null;--> statement-breakpoint
CREATE INDEX "banknotes_list" ON "banknotes" USING btree ("list_position","id","worthless_day","tender_end_day","issued_day","issue_end_day","country_id","currency_iso","denomination","width_mm","height_mm","substrate","colours","series_positions","motif_positions");--> statement-breakpoint
CREATE INDEX "banknotes_search_vector" ON "banknotes" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "banknotes_own_words" ON "banknotes" USING gin (to_tsvector('simple', unaccented(coalesce(front, '') || ' ' || coalesce(back, '') || ' ' || series || ' ' || issuer || ' ' || translations)));--> statement-breakpoint
CREATE INDEX "identity_documents_country_id" ON "identity_documents" USING btree ("country_id","list_position");--> statement-breakpoint
CREATE INDEX "identity_documents_mrz_issuer" ON "identity_documents" USING btree ("mrz_issuer","document_code");--> statement-breakpoint
CREATE INDEX "identity_documents_features" ON "identity_documents" USING gin ("feature_types");--> statement-breakpoint
CREATE INDEX "identity_documents_search_vector" ON "identity_documents" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "cheque_notes_series_id" ON "cheque_notes" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "cheque_notes_currency_iso" ON "cheque_notes" USING btree ("currency_iso");