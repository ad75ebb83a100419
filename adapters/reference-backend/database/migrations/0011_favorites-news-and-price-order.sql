CREATE TABLE "favorite_news" (
	"account_id" text NOT NULL,
	"type" text NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	CONSTRAINT "favorite_news_account_id_type_item_id_kind_occasion_pk" PRIMARY KEY("account_id","type","item_id","kind","occasion")
);
--> statement-breakpoint
DROP INDEX "game_prices_lowest";--> statement-breakpoint
ALTER TABLE "favorite_news" ADD CONSTRAINT "favorite_news_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_prices_upwards" ON "game_prices" USING btree ("currency","lowest","game_code");--> statement-breakpoint
CREATE INDEX "game_prices_downwards" ON "game_prices" USING btree ("currency","lowest" DESC NULLS LAST,"game_code" DESC NULLS LAST);