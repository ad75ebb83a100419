ALTER TABLE "goods" ADD COLUMN "upgrade_from" text[];--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax" jsonb;