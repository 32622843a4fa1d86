CREATE TABLE "stolen_overlaps" (
	"customer_id" text NOT NULL,
	"imports" text[] NOT NULL,
	"numbers" integer NOT NULL,
	CONSTRAINT "stolen_overlaps_customer_id_imports_pk" PRIMARY KEY("customer_id","imports")
);
--> statement-breakpoint
ALTER TABLE "stolen_overlaps" ADD CONSTRAINT "stolen_overlaps_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "stolen_overlaps" ("customer_id", "imports", "numbers") SELECT "customer_id", "imports", count(*) FROM (SELECT "customer_id", array_agg("import_id" ORDER BY "import_id") AS "imports" FROM "stolen_import_numbers" JOIN "stolen_imports" ON "id" = "import_id" GROUP BY "customer_id", "number_hash") "present" GROUP BY "customer_id", "imports";
