ALTER TABLE "data_checks" ADD COLUMN "typed_secret_hash" text;--> statement-breakpoint
ALTER TABLE "data_checks" ADD CONSTRAINT "data_checks_typed_secret_hash_unique" UNIQUE("typed_secret_hash");