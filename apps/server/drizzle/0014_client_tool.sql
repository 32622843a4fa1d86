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
CREATE TABLE "travel_own_limits" (
	"customer_id" text NOT NULL,
	"country_id" text NOT NULL,
	"limits" jsonb NOT NULL,
	CONSTRAINT "travel_own_limits_customer_id_country_id_pk" PRIMARY KEY("customer_id","country_id")
);
--> statement-breakpoint
CREATE TABLE "four_eyes_sections" (
	"customer_id" text NOT NULL,
	"section" text NOT NULL,
	CONSTRAINT "four_eyes_sections_customer_id_section_pk" PRIMARY KEY("customer_id","section")
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
ALTER TABLE "articles" ADD COLUMN "end_date" date;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "rules_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pdf_categories" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pdfs" ADD COLUMN "titles" jsonb;--> statement-breakpoint
ALTER TABLE "pdfs" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_picture_id_article_uploads_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."article_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_uploads" ADD CONSTRAINT "article_uploads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_own_limits" ADD CONSTRAINT "travel_own_limits_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "four_eyes_sections" ADD CONSTRAINT "four_eyes_sections_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_changes" ADD CONSTRAINT "rule_changes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_entries" ADD CONSTRAINT "rule_entries_change_id_rule_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."rule_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_chunks" ADD CONSTRAINT "upload_chunks_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rule_changes_by_customer" ON "rule_changes" USING btree ("customer_id","section","id");--> statement-breakpoint
CREATE INDEX "rule_entries_by_subject" ON "rule_entries" USING btree ("customer_id","section","subject");