CREATE TABLE "game_prices" (
	"currency" text NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"lowest" bigint NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "game_prices_currency_game_code_pk" PRIMARY KEY("currency","game_code")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" text NOT NULL,
	"account_id" text NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_reports_account_id_review_id_pk" PRIMARY KEY("account_id","review_id")
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "age_rating_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "accessibility_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_prices" ADD CONSTRAINT "game_prices_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_prices_lowest" ON "game_prices" USING btree ("currency","lowest");--> statement-breakpoint
CREATE INDEX "game_prices_until" ON "game_prices" USING btree ("until");--> statement-breakpoint
CREATE INDEX "games_tags" ON "games" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "games_age_ratings" ON "games" USING gin ("age_rating_ids");--> statement-breakpoint
CREATE INDEX "games_accessibility" ON "games" USING gin ("accessibility_ids");--> statement-breakpoint
CREATE INDEX "recent_games_order" ON "recent_games" USING btree ("account_id","visited_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_to_clear" ON "reviews" USING btree ("deleted_at") WHERE deleted_at is not null and content <> '';--> statement-breakpoint
CREATE INDEX "articles_latest" ON "articles" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;