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
CREATE TABLE "stolen_numbers" (
	"customer_id" text NOT NULL,
	"number_hash" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stolen_numbers_customer_id_number_hash_pk" PRIMARY KEY("customer_id","number_hash")
);
--> statement-breakpoint
ALTER TABLE "customer_settings" ADD COLUMN "data_check_kept_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "data_check_pages" ADD CONSTRAINT "data_check_pages_check_id_data_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."data_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_check_pieces" ADD CONSTRAINT "data_check_pieces_check_id_data_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."data_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_checks" ADD CONSTRAINT "data_checks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_checks" ADD CONSTRAINT "data_checks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forgery_reports" ADD CONSTRAINT "forgery_reports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stolen_numbers" ADD CONSTRAINT "stolen_numbers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_checks_expires_at" ON "data_checks" USING btree ("expires_at");