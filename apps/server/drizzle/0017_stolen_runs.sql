CREATE TABLE "stolen_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"account_id" text NOT NULL,
	"account_name" text NOT NULL,
	"upload_id" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"share" double precision DEFAULT 0 NOT NULL,
	"found" "bytea",
	"fault" text,
	"import_id" text,
	"numbers" integer,
	"change_id" integer,
	"started_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stolen_runs" ADD CONSTRAINT "stolen_runs_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;