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
	"worthless_day" date,
	"series_day" date,
	"main_colour" text,
	"front" text,
	"back" text,
	"security_features" text[] NOT NULL,
	"note" text,
	"confidence" text NOT NULL,
	"sources" text[] NOT NULL,
	"checked" text[] NOT NULL,
	"keywords" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (unaccented(id || ' ' || currency_iso || ' ' || denomination::bigint || ' ' || unit || ' ' || issuer || ' ' || series || ' ' || coalesce(front, '') || ' ' || coalesce(back, '') || ' ' || keywords)) STORED NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', unaccented(id || ' ' || currency_iso || ' ' || denomination::bigint || ' ' || unit || ' ' || issuer || ' ' || series || ' ' || coalesce(front, '') || ' ' || coalesce(back, '') || ' ' || keywords))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tradability" (
	"customer_id" text NOT NULL,
	"banknote_id" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "tradability_customer_id_banknote_id_pk" PRIMARY KEY("customer_id","banknote_id")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" text PRIMARY KEY NOT NULL,
	"currency_iso" text,
	"old_currency_iso" text,
	"parent_id" text,
	"mrz_code" text,
	"has_coins" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country_currencies" (
	"country_id" text NOT NULL,
	"position" integer NOT NULL,
	"currency_iso" text NOT NULL,
	"from_day" date,
	"to_day" date,
	CONSTRAINT "country_currencies_country_id_position_pk" PRIMARY KEY("country_id","position")
);
--> statement-breakpoint
CREATE TABLE "country_names" (
	"country_id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "country_names_country_id_language_pk" PRIMARY KEY("country_id","language")
);
--> statement-breakpoint
CREATE TABLE "currency_names" (
	"currency_iso" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"forms" jsonb NOT NULL,
	CONSTRAINT "currency_names_currency_iso_language_pk" PRIMARY KEY("currency_iso","language")
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"account_id" text PRIMARY KEY NOT NULL,
	"nickname" text,
	"default_language" text,
	"date_format" text,
	"theme" text,
	"consent_analytics" boolean
);
--> statement-breakpoint
CREATE TABLE "column_headings" (
	"customer_id" text NOT NULL,
	"language" text NOT NULL,
	"headings" jsonb NOT NULL,
	CONSTRAINT "column_headings_customer_id_language_pk" PRIMARY KEY("customer_id","language")
);
--> statement-breakpoint
CREATE TABLE "country_infos" (
	"customer_id" text NOT NULL,
	"country_id" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "country_infos_customer_id_country_id_kind_language_pk" PRIMARY KEY("customer_id","country_id","kind","language")
);
--> statement-breakpoint
CREATE TABLE "customer_associations" (
	"customer_id" text NOT NULL,
	"associate_id" text NOT NULL,
	CONSTRAINT "customer_associations_customer_id_associate_id_pk" PRIMARY KEY("customer_id","associate_id")
);
--> statement-breakpoint
CREATE TABLE "customer_settings" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"hide_news_tab" boolean NOT NULL,
	"hide_green_hook" boolean NOT NULL,
	"show_worthless_notes" boolean NOT NULL,
	"data_check_enabled" boolean NOT NULL,
	"verification_profile" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"languages" text[] NOT NULL,
	"rules_revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"nickname" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"default_language" text NOT NULL,
	"customer_id" text NOT NULL,
	"permissions" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "accounts_username_unique" UNIQUE("username"),
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity_artifacts" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"user_code" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "identity_artifacts_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"country_id" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"first_issued" text,
	"mrz_layout" text,
	"document_code" text,
	"width_mm" double precision,
	"height_mm" double precision,
	"note" text,
	"confidence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statistics_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"resource" text NOT NULL,
	"resource_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" text PRIMARY KEY NOT NULL,
	"revision" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "glossary" (
	"key" text PRIMARY KEY NOT NULL,
	"areas" text[] NOT NULL,
	"definition" text NOT NULL,
	"confidence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "words" (
	"area" text NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "words_area_key_language_pk" PRIMARY KEY("area","key","language")
);
--> statement-breakpoint
ALTER TABLE "banknotes" ADD CONSTRAINT "banknotes_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_currencies" ADD CONSTRAINT "country_currencies_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_names" ADD CONSTRAINT "country_names_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "column_headings" ADD CONSTRAINT "column_headings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_infos" ADD CONSTRAINT "country_infos_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_associations" ADD CONSTRAINT "customer_associations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_associations" ADD CONSTRAINT "customer_associations_associate_id_customers_id_fk" FOREIGN KEY ("associate_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_settings" ADD CONSTRAINT "customer_settings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banknotes_country_id" ON "banknotes" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "banknotes_currency_iso" ON "banknotes" USING btree ("currency_iso","series_day" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "banknotes_series_day" ON "banknotes" USING btree ("series_day" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "banknotes_denomination" ON "banknotes" USING btree ("denomination");--> statement-breakpoint
CREATE INDEX "banknotes_size" ON "banknotes" USING btree ("width_mm","height_mm");--> statement-breakpoint
CREATE INDEX "banknotes_search_vector" ON "banknotes" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "banknotes_search_text" ON "banknotes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "countries_currency_iso" ON "countries" USING btree ("currency_iso");--> statement-breakpoint
CREATE INDEX "country_currencies_currency_iso" ON "country_currencies" USING btree ("currency_iso");--> statement-breakpoint
CREATE INDEX "identity_artifacts_grant_id" ON "identity_artifacts" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_artifacts_uid" ON "identity_artifacts" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_artifacts_expires_at" ON "identity_artifacts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_links_expires_at" ON "one_time_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_documents_country_id" ON "identity_documents" USING btree ("country_id","position");--> statement-breakpoint
CREATE INDEX "statistics_records_customer" ON "statistics_records" USING btree ("customer_id","resource");