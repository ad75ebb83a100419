ALTER TABLE "accounts" ADD COLUMN "nickname_key" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "accounts_nickname_key" ON "accounts" USING btree ("nickname_key");