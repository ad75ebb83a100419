ALTER TABLE "notice_texts" ADD COLUMN "search_text" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_texts" ADD COLUMN "search_grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "notice_texts_search_text" ON "notice_texts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notice_texts_search_grams" ON "notice_texts" USING gin ("search_grams");