CREATE TABLE "added_pdf_files" (
	"id" text PRIMARY KEY NOT NULL,
	"pdf_id" text NOT NULL,
	"language" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pdf_files" ADD COLUMN "added_id" text;--> statement-breakpoint
ALTER TABLE "added_pdf_files" ADD CONSTRAINT "added_pdf_files_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_files" ADD CONSTRAINT "pdf_files_added_id_added_pdf_files_id_fk" FOREIGN KEY ("added_id") REFERENCES "public"."added_pdf_files"("id") ON DELETE no action ON UPDATE no action;