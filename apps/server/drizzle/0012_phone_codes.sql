ALTER TABLE "data_checks" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "data_checks" ADD CONSTRAINT "data_checks_code_hash_unique" UNIQUE("code_hash");