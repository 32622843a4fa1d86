DELETE FROM "cheque_series";--> statement-breakpoint
CREATE TABLE "cheque_infos" (
	"customer_id" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "cheque_infos_customer_id_language_pk" PRIMARY KEY("customer_id","language")
);
--> statement-breakpoint
CREATE TABLE "cheque_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"series_id" text NOT NULL,
	"position" integer NOT NULL,
	"currency_iso" text NOT NULL,
	"denomination" double precision
);
--> statement-breakpoint
ALTER TABLE "cheque_series" ALTER COLUMN "series" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ALTER COLUMN "first_issued" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "is_cheque" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "sale_remark" text;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "width_mm" double precision;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "height_mm" double precision;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "answer" text NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "payer" text;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "until" date;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "never_lapses" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "status_date" date NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "status_url" text;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "submission" text;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "refund_contact" text;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "signatures" text;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "steps" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "warnings" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "common_fakes" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "number_format" jsonb;--> statement-breakpoint
ALTER TABLE "cheque_series" ADD COLUMN "features" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_infos" ADD CONSTRAINT "cheque_infos_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheque_notes" ADD CONSTRAINT "cheque_notes_series_id_cheque_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."cheque_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cheque_notes_series_id" ON "cheque_notes" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "cheque_notes_currency_iso" ON "cheque_notes" USING btree ("currency_iso");--> statement-breakpoint
ALTER TABLE "cheque_series" DROP COLUMN "currencies";--> statement-breakpoint
ALTER TABLE "cheque_series" DROP COLUMN "security_features";