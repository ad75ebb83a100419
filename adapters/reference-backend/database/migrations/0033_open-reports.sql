ALTER TABLE "post_reports" ADD COLUMN "resolved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "resolved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "post_reports_open" ON "post_reports" USING btree ("kind","post_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("review_id") WHERE resolved_at is null;