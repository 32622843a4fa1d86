CREATE TABLE "statistics_state" (
	"id" text PRIMARY KEY NOT NULL,
	"settled_to" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statistics_counts" ADD COLUMN "settled" bigint DEFAULT 0 NOT NULL;