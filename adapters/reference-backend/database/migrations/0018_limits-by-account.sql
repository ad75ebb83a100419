-- Tries count for ten minutes; those under way have no code and are forgotten.
TRUNCATE "coupon_tries";--> statement-breakpoint
DROP INDEX "coupon_tries_of_account";--> statement-breakpoint
ALTER TABLE "coupon_tries" ADD COLUMN "code_hash" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_tries" ADD CONSTRAINT "coupon_tries_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash");--> statement-breakpoint
CREATE INDEX "board_images_of_account" ON "board_images" USING btree ("account_id","created_at");
