DROP TABLE "identity_documents";--> statement-breakpoint
DROP TABLE "cheque_series";--> statement-breakpoint
DROP TABLE "banknotes";--> statement-breakpoint
DROP TABLE "travel_rules";--> statement-breakpoint
UPDATE "country_infos" SET "kind" = 'metals' WHERE "kind" = 'preciousMetals';--> statement-breakpoint
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
CREATE TABLE "coin_details" (
	"coin_id" text PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alarm_settings" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_check_pages" (
	"check_id" text NOT NULL,
	"page" integer NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"step" text,
	"refusal" text,
	CONSTRAINT "data_check_pages_check_id_page_pk" PRIMARY KEY("check_id","page")
);
--> statement-breakpoint
CREATE TABLE "data_check_pieces" (
	"check_id" text NOT NULL,
	"page" integer NOT NULL,
	"byte_offset" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "data_check_pieces_check_id_page_byte_offset_pk" PRIMARY KEY("check_id","page","byte_offset")
);
--> statement-breakpoint
CREATE TABLE "data_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"way" text NOT NULL,
	"stage" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"content" "bytea" NOT NULL,
	"secret_hash" text,
	"secret_until" timestamp with time zone,
	"device_hash" text,
	"phone_seen_at" timestamp with time zone,
	CONSTRAINT "data_checks_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "forgery_reports" (
	"reference" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"document_id" text,
	"failed_rules" text[] NOT NULL,
	"message" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stolen_import_numbers" (
	"import_id" text NOT NULL,
	"number_hash" text NOT NULL,
	CONSTRAINT "stolen_import_numbers_import_id_number_hash_pk" PRIMARY KEY("import_id","number_hash")
);
--> statement-breakpoint
CREATE TABLE "stolen_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stolen_numbers" (
	"customer_id" text NOT NULL,
	"number_hash" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"import_id" text,
	CONSTRAINT "stolen_numbers_customer_id_number_hash_pk" PRIMARY KEY("customer_id","number_hash")
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
CREATE TABLE "article_pictures" (
	"article_id" text NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	"alt" jsonb NOT NULL,
	CONSTRAINT "article_pictures_article_id_position_pk" PRIMARY KEY("article_id","position")
);
--> statement-breakpoint
CREATE TABLE "article_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL
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
CREATE TABLE "travel_own_limits" (
	"customer_id" text NOT NULL,
	"country_id" text NOT NULL,
	"limits" jsonb NOT NULL,
	CONSTRAINT "travel_own_limits_customer_id_country_id_pk" PRIMARY KEY("customer_id","country_id")
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
CREATE TABLE "four_eyes_sections" (
	"customer_id" text NOT NULL,
	"section" text NOT NULL,
	CONSTRAINT "four_eyes_sections_customer_id_section_pk" PRIMARY KEY("customer_id","section")
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
CREATE TABLE "rule_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"section" text NOT NULL,
	"screen" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"state" text NOT NULL,
	"decided_by_id" text,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	"revert_of" integer,
	"revision" integer,
	"begun" boolean DEFAULT false NOT NULL,
	"ended" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rule_entries" (
	"change_id" integer NOT NULL,
	"customer_id" text NOT NULL,
	"section" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "rule_entries_change_id_subject_pk" PRIMARY KEY("change_id","subject")
);
--> statement-breakpoint
CREATE TABLE "upload_chunks" (
	"upload_id" text NOT NULL,
	"chunk_index" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "upload_chunks_upload_id_chunk_index_pk" PRIMARY KEY("upload_id","chunk_index")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coins" ADD COLUMN "name_positions" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coins" ADD COLUMN "density_gcm3" double precision;--> statement-breakpoint
ALTER TABLE "coins" ADD COLUMN "fill_factor" double precision;--> statement-breakpoint
ALTER TABLE "coins" ADD COLUMN "weight_tolerance_g" double precision;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "end_date" date;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ingots" ADD COLUMN "issued_until" integer;--> statement-breakpoint
ALTER TABLE "ingots" ADD COLUMN "density_gcm3" double precision;--> statement-breakpoint
ALTER TABLE "ingots" ADD COLUMN "fill_factor" double precision;--> statement-breakpoint
ALTER TABLE "customer_settings" ADD COLUMN "data_check_kept_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "rules_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pdf_categories" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pdfs" ADD COLUMN "titles" jsonb;--> statement-breakpoint
ALTER TABLE "pdfs" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "banknotes" ADD CONSTRAINT "banknotes_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_details" ADD CONSTRAINT "coin_details_coin_id_coins_id_fk" FOREIGN KEY ("coin_id") REFERENCES "public"."coins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_settings" ADD CONSTRAINT "alarm_settings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_check_pages" ADD CONSTRAINT "data_check_pages_check_id_data_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."data_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_check_pieces" ADD CONSTRAINT "data_check_pieces_check_id_data_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."data_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_checks" ADD CONSTRAINT "data_checks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_checks" ADD CONSTRAINT "data_checks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forgery_reports" ADD CONSTRAINT "forgery_reports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stolen_import_numbers" ADD CONSTRAINT "stolen_import_numbers_import_id_stolen_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."stolen_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stolen_imports" ADD CONSTRAINT "stolen_imports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stolen_numbers" ADD CONSTRAINT "stolen_numbers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_documents" ADD CONSTRAINT "accepted_documents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_headings" ADD CONSTRAINT "document_headings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_rules" ADD CONSTRAINT "document_rules_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_picture_id_article_uploads_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."article_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_uploads" ADD CONSTRAINT "article_uploads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingot_details" ADD CONSTRAINT "ingot_details_ingot_id_ingots_id_fk" FOREIGN KEY ("ingot_id") REFERENCES "public"."ingots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metal_prices" ADD CONSTRAINT "metal_prices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_own_limits" ADD CONSTRAINT "travel_own_limits_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_rules" ADD CONSTRAINT "travel_rules_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheque_infos" ADD CONSTRAINT "cheque_infos_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheque_notes" ADD CONSTRAINT "cheque_notes_series_id_cheque_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."cheque_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "four_eyes_sections" ADD CONSTRAINT "four_eyes_sections_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_infos" ADD CONSTRAINT "record_infos_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_changes" ADD CONSTRAINT "rule_changes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_entries" ADD CONSTRAINT "rule_entries_change_id_rule_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."rule_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_chunks" ADD CONSTRAINT "upload_chunks_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "data_checks_expires_at" ON "data_checks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_documents_country_id" ON "identity_documents" USING btree ("country_id","list_position");--> statement-breakpoint
CREATE INDEX "identity_documents_mrz_issuer" ON "identity_documents" USING btree ("mrz_issuer","document_code");--> statement-breakpoint
CREATE INDEX "identity_documents_features" ON "identity_documents" USING gin ("feature_types");--> statement-breakpoint
CREATE INDEX "identity_documents_search_vector" ON "identity_documents" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "cheque_notes_series_id" ON "cheque_notes" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "cheque_notes_currency_iso" ON "cheque_notes" USING btree ("currency_iso");--> statement-breakpoint
CREATE INDEX "rule_changes_by_customer" ON "rule_changes" USING btree ("customer_id","section","id");--> statement-breakpoint
CREATE INDEX "rule_entries_by_subject" ON "rule_entries" USING btree ("customer_id","section","subject");--> statement-breakpoint
CREATE INDEX "coins_position" ON "coins" USING btree ("position");--> statement-breakpoint
CREATE INDEX "coins_gross_weight_g" ON "coins" USING btree ("gross_weight_g");--> statement-breakpoint
CREATE INDEX "coins_diameter_mm" ON "coins" USING btree ("diameter_mm");--> statement-breakpoint
CREATE INDEX "ingots_position" ON "ingots" USING btree ("position");--> statement-breakpoint
CREATE INDEX "ingots_weight_g" ON "ingots" USING btree ("weight_g");