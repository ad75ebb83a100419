ALTER TABLE "board_drafts" ADD COLUMN "image_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "board_drafts" SET "image_ids" = ARRAY(
  SELECT DISTINCT found[1] FROM regexp_matches("body", '<img[^>]* src="/media/boards/([A-Za-z0-9-]{1,64})\.webp"', 'g') AS found
) WHERE "body" LIKE '%/media/boards/%';--> statement-breakpoint
CREATE INDEX "board_drafts_images" ON "board_drafts" USING gin ("image_ids");