CREATE TABLE "ended_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "tokens_ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ended_sessions_until" ON "ended_sessions" USING btree ("until");