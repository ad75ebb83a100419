ALTER TABLE "games" ALTER COLUMN "requirements" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "goods_texts" ALTER COLUMN "comparison" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "editorial_contents" ALTER COLUMN "value" SET DATA TYPE json;