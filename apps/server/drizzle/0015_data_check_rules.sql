CREATE TABLE "alarm_settings" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
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
ALTER TABLE "stolen_numbers" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "alarm_settings" ADD CONSTRAINT "alarm_settings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stolen_import_numbers" ADD CONSTRAINT "stolen_import_numbers_import_id_stolen_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."stolen_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stolen_imports" ADD CONSTRAINT "stolen_imports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;