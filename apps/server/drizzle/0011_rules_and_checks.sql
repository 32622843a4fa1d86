CREATE TABLE "alert_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"alert_id" text NOT NULL,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"check_id" text,
	"document_id" text,
	"reasons" text[] NOT NULL,
	"checked_by_id" text NOT NULL,
	"checked_by_name" text NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by_id" text,
	"settled_by_name" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "ended_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_passwords" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_passwords_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_checks" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "ingots" ADD COLUMN "name_positions" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "tokens_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "kept_session" text;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_passwords" ADD CONSTRAINT "former_passwords_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_deliveries_alert_id" ON "alert_deliveries" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alerts_customer_id_raised_at" ON "alerts" USING btree ("customer_id","raised_at");--> statement-breakpoint
CREATE INDEX "alerts_check_id" ON "alerts" USING btree ("check_id");--> statement-breakpoint
CREATE INDEX "ended_sessions_until" ON "ended_sessions" USING btree ("until");--> statement-breakpoint
CREATE INDEX "former_passwords_account_id" ON "former_passwords" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "data_checks" ADD CONSTRAINT "data_checks_code_hash_unique" UNIQUE("code_hash");