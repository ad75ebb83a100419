ALTER TABLE "articles" ADD COLUMN "image_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "articles" SET "image_ids" = ARRAY(
  SELECT DISTINCT found[1] FROM regexp_matches("body", '<img[^>]* src="/media/boards/([A-Za-z0-9-]{1,64})\.webp"', 'g') AS found
) WHERE "body" LIKE '%/media/boards/%';--> statement-breakpoint
CREATE INDEX "articles_images" ON "articles" USING gin ("image_ids");