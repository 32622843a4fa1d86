CREATE TABLE "search_names" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"folded" text GENERATED ALWAYS AS (unaccented(name)) STORED NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', unaccented(name))) STORED NOT NULL,
	CONSTRAINT "search_names_kind_key_language_name_pk" PRIMARY KEY("kind","key","language","name")
);
--> statement-breakpoint
CREATE INDEX "search_names_folded" ON "search_names" USING btree ("folded");--> statement-breakpoint
CREATE INDEX "search_names_search_vector" ON "search_names" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "banknotes_own_words" ON "banknotes" USING gin (to_tsvector('simple', unaccented(coalesce(front, '') || ' ' || coalesce(back, '') || ' ' || series || ' ' || issuer)));