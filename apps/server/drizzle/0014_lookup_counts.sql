CREATE TABLE "statistics_counts" (
	"customer_id" text NOT NULL,
	"resource" text NOT NULL,
	"resource_id" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "statistics_counts_customer_id_resource_resource_id_pk" PRIMARY KEY("customer_id","resource","resource_id")
);
--> statement-breakpoint
INSERT INTO "statistics_counts" ("customer_id", "resource", "resource_id", "count")
SELECT "customer_id", "resource", "resource_id", count(*) FROM "statistics_records"
GROUP BY "customer_id", "resource", "resource_id";
