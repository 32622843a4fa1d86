ALTER TABLE "stolen_imports" ADD COLUMN "numbers" integer;--> statement-breakpoint
ALTER TABLE "stolen_imports" ADD COLUMN "staged_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "stolen_imports" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
UPDATE "stolen_imports" SET "numbers" = (SELECT count(*) FROM "stolen_import_numbers" WHERE "import_id" = "stolen_imports"."id");--> statement-breakpoint
UPDATE "stolen_imports" SET "added_at" = (SELECT max("stolen_numbers"."added_at") FROM "stolen_numbers" WHERE "import_id" = "stolen_imports"."id") WHERE "is_active";
