CREATE TABLE "address_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_link_texts" (
	"link_id" text NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "customer_link_texts_link_id_language_pk" PRIMARY KEY("link_id","language")
);
--> statement-breakpoint
CREATE TABLE "customer_links" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"pdf_id" text
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"customer_id" text NOT NULL,
	"note_index" integer NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "customer_notes_customer_id_note_index_language_pk" PRIMARY KEY("customer_id","note_index","language")
);
--> statement-breakpoint
CREATE TABLE "pdf_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pdf_category_names" (
	"category_id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "pdf_category_names_category_id_language_pk" PRIMARY KEY("category_id","language")
);
--> statement-breakpoint
CREATE TABLE "pdf_files" (
	"pdf_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"sheet" jsonb,
	"content" "bytea",
	CONSTRAINT "pdf_files_pdf_id_language_pk" PRIMARY KEY("pdf_id","language")
);
--> statement-breakpoint
CREATE TABLE "pdfs" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_images" (
	"article_id" text NOT NULL,
	"position" integer NOT NULL,
	"banknote_id" text NOT NULL,
	"side" text NOT NULL,
	CONSTRAINT "article_images_article_id_position_pk" PRIMARY KEY("article_id","position")
);
--> statement-breakpoint
CREATE TABLE "article_texts" (
	"article_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "article_texts_article_id_language_pk" PRIMARY KEY("article_id","language")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"active_date" date NOT NULL,
	"published_at" timestamp with time zone GENERATED ALWAYS AS (greatest(created_at, (active_date::timestamp without time zone) at time zone 'UTC')) STORED NOT NULL,
	"pdf_id" text
);
--> statement-breakpoint
CREATE TABLE "calendar_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"day" date NOT NULL,
	"country_id" text NOT NULL,
	"currency_iso" text,
	"banknote_ids" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_entry_texts" (
	"entry_id" text NOT NULL,
	"language" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "calendar_entry_texts_entry_id_language_pk" PRIMARY KEY("entry_id","language")
);
--> statement-breakpoint
CREATE TABLE "calendar_subscriptions" (
	"account_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"language" text NOT NULL,
	"currencies" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_subscriptions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "coins" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"country_id" text NOT NULL,
	"metal" text NOT NULL,
	"kind" text NOT NULL,
	"fineness" double precision NOT NULL,
	"gross_weight_g" double precision NOT NULL,
	"fine_weight_g" double precision NOT NULL,
	"diameter_mm" double precision,
	"thickness_mm" double precision,
	"face_value" double precision,
	"face_currency" text,
	"first_issued" integer NOT NULL,
	"last_issued" integer,
	"note" text,
	"confidence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ingot_variants" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ingots" (
	"id" text PRIMARY KEY NOT NULL,
	"variant_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"metal" text NOT NULL,
	"form" text NOT NULL,
	"fineness" double precision NOT NULL,
	"size_value" double precision NOT NULL,
	"size_unit" text NOT NULL,
	"weight_g" double precision NOT NULL,
	"length_mm" double precision,
	"width_mm" double precision,
	"height_mm" double precision,
	"has_hologram" boolean NOT NULL,
	"issued_since" integer,
	"confidence" text NOT NULL,
	"sources" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics_batches" (
	"account_id" text NOT NULL,
	"batch_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statistics_batches_account_id_batch_id_pk" PRIMARY KEY("account_id","batch_id")
);
--> statement-breakpoint
CREATE TABLE "cheque_series" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"issuer" text NOT NULL,
	"series" text NOT NULL,
	"currencies" jsonb NOT NULL,
	"first_issued" integer,
	"last_sold" text,
	"status" text NOT NULL,
	"security_features" text[] NOT NULL,
	"note" text,
	"confidence" text NOT NULL,
	"sources" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "news_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "changelogs_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_link_texts" ADD CONSTRAINT "customer_link_texts_link_id_customer_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."customer_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_categories" ADD CONSTRAINT "pdf_categories_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_category_names" ADD CONSTRAINT "pdf_category_names_category_id_pdf_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."pdf_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_files" ADD CONSTRAINT "pdf_files_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdfs" ADD CONSTRAINT "pdfs_category_id_pdf_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."pdf_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_texts" ADD CONSTRAINT "article_texts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_entry_texts" ADD CONSTRAINT "calendar_entry_texts_entry_id_calendar_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."calendar_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_subscriptions" ADD CONSTRAINT "calendar_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coins" ADD CONSTRAINT "coins_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingot_variants" ADD CONSTRAINT "ingot_variants_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingots" ADD CONSTRAINT "ingots_variant_id_ingot_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."ingot_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_published_at" ON "articles" USING btree ("kind","customer_id","published_at");--> statement-breakpoint
CREATE INDEX "calendar_entries_customer_id" ON "calendar_entries" USING btree ("customer_id","day");--> statement-breakpoint
CREATE INDEX "coins_country_id" ON "coins" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "ingots_variant_id" ON "ingots" USING btree ("variant_id","position");--> statement-breakpoint
CREATE INDEX "statistics_batches_at" ON "statistics_batches" USING btree ("at");