CREATE TABLE "game_texts" (
	"game_code" text collate "C" NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"tagline" text NOT NULL,
	"short_description" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "game_texts_game_code_locale_pk" PRIMARY KEY("game_code","locale")
);
--> statement-breakpoint
CREATE TABLE "game_titles" (
	"locale" text NOT NULL,
	"sort_title" text collate "C" NOT NULL,
	"game_code" text collate "C" NOT NULL,
	CONSTRAINT "game_titles_locale_sort_title_game_code_pk" PRIMARY KEY("locale","sort_title","game_code")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"game_code" text collate "C" PRIMARY KEY NOT NULL,
	"lifecycle" text NOT NULL,
	"release_at" timestamp (3) with time zone,
	"countdown_start_at" timestamp (3) with time zone,
	"pre_install_from" timestamp (3) with time zone,
	"pre_install_size_bytes" bigint,
	"release_rank" bigint NOT NULL,
	"newest_rank" bigint NOT NULL,
	"launch_countries" text[] NOT NULL,
	"pre_countries" text[] NOT NULL,
	"chat_launch_countries" text[] NOT NULL,
	"chat_pre_countries" text[] NOT NULL,
	"genres" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"platform_ids" text[] NOT NULL,
	"language_tags" text[] NOT NULL,
	"developer" text NOT NULL,
	"publisher" text NOT NULL,
	"platforms" jsonb NOT NULL,
	"requirements" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"age_ratings" jsonb NOT NULL,
	"accessibility" jsonb NOT NULL,
	"links" jsonb NOT NULL,
	"boards" jsonb NOT NULL,
	"community_open" boolean NOT NULL,
	"display" boolean NOT NULL,
	"popularity" double precision NOT NULL,
	"art_code" text NOT NULL,
	"search_text" text collate "C" NOT NULL,
	"search_grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"goods_id" text PRIMARY KEY NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	"content_type" text NOT NULL,
	"target_type" text NOT NULL,
	"cover" text NOT NULL,
	"contents" jsonb NOT NULL,
	"requires_goods_id" text,
	"giftable" boolean NOT NULL,
	"max_quantity" integer NOT NULL,
	"availability" text
);
--> statement-breakpoint
CREATE TABLE "goods_prices" (
	"goods_id" text NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"currency" text NOT NULL,
	"list" bigint NOT NULL,
	"sale" bigint NOT NULL,
	"lowest_30d" bigint,
	"sale_ends_at" timestamp (3) with time zone,
	"tax_included" boolean NOT NULL,
	"discount" double precision GENERATED ALWAYS AS (case when list > 0 then (list - sale)::float8 / list else 0 end) STORED NOT NULL,
	CONSTRAINT "goods_prices_goods_id_currency_pk" PRIMARY KEY("goods_id","currency")
);
--> statement-breakpoint
CREATE TABLE "goods_texts" (
	"goods_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"contents" jsonb NOT NULL,
	"comparison" jsonb NOT NULL,
	"refund_policy" text NOT NULL,
	CONSTRAINT "goods_texts_goods_id_locale_pk" PRIMARY KEY("goods_id","locale")
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"texts" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "labels_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_name" text,
	"nickname" text NOT NULL,
	"country_code" text NOT NULL,
	"password_hash" text,
	"credential_codes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "characters" (
	"account_id" text NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"server_id" text NOT NULL,
	"character_id" text NOT NULL,
	"character_name" text NOT NULL,
	"name_changed_at" timestamp (3) with time zone NOT NULL,
	"id_changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "characters_account_id_game_code_pk" PRIMARY KEY("account_id","game_code")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "owned_games" (
	"account_id" text NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"play_minutes" integer NOT NULL,
	CONSTRAINT "owned_games_account_id_game_code_pk" PRIMARY KEY("account_id","game_code")
);
--> statement-breakpoint
CREATE TABLE "owned_goods" (
	"account_id" text NOT NULL,
	"goods_id" text NOT NULL,
	CONSTRAINT "owned_goods_account_id_goods_id_pk" PRIMARY KEY("account_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "pre_installs" (
	"account_id" text NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"status" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pre_installs_account_id_game_code_pk" PRIMARY KEY("account_id","game_code")
);
--> statement-breakpoint
CREATE TABLE "pre_registrations" (
	"account_id" text NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pre_registrations_account_id_game_code_pk" PRIMARY KEY("account_id","game_code")
);
--> statement-breakpoint
CREATE TABLE "recent_games" (
	"account_id" text NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recent_games_account_id_game_code_pk" PRIMARY KEY("account_id","game_code")
);
--> statement-breakpoint
CREATE TABLE "review_language_totals" (
	"game_code" text collate "C" NOT NULL,
	"language" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"sum" bigint DEFAULT 0 NOT NULL,
	"score_1" integer DEFAULT 0 NOT NULL,
	"score_2" integer DEFAULT 0 NOT NULL,
	"score_3" integer DEFAULT 0 NOT NULL,
	"score_4" integer DEFAULT 0 NOT NULL,
	"score_5" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "review_language_totals_game_code_language_pk" PRIMARY KEY("game_code","language")
);
--> statement-breakpoint
CREATE TABLE "review_totals" (
	"game_code" text collate "C" PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"sum" bigint DEFAULT 0 NOT NULL,
	"score_1" integer DEFAULT 0 NOT NULL,
	"score_2" integer DEFAULT 0 NOT NULL,
	"score_3" integer DEFAULT 0 NOT NULL,
	"score_4" integer DEFAULT 0 NOT NULL,
	"score_5" integer DEFAULT 0 NOT NULL,
	"rating" double precision GENERATED ALWAYS AS ((sum + 35)::float8 / (count + 10)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "review_votes_account_id_review_id_pk" PRIMARY KEY("account_id","review_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"account_id" text NOT NULL,
	"language" text NOT NULL,
	"content" text NOT NULL,
	"score" smallint NOT NULL,
	"is_spoiler" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"unhelpful_count" integer DEFAULT 0 NOT NULL,
	"helpful_rank" double precision GENERATED ALWAYS AS (case when helpful_count + unhelpful_count = 0 then 0 else (
  (helpful_count::float8 / (helpful_count + unhelpful_count)) + 1.9207 / (helpful_count + unhelpful_count)
  - 1.96 * sqrt((helpful_count::float8 * unhelpful_count) / (helpful_count + unhelpful_count) + 0.9604)
    / (helpful_count + unhelpful_count)
) / (1 + 3.8416 / (helpful_count + unhelpful_count)) end) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"target" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"board_alias" text NOT NULL,
	"account_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"pinned" boolean NOT NULL,
	"recommended" boolean NOT NULL,
	"like_count" integer NOT NULL,
	"comment_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"action_kind" text NOT NULL,
	"action_target" text NOT NULL,
	"countries" text[],
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editorial_contents" (
	"category" text NOT NULL,
	"content_id" text NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"value" jsonb,
	CONSTRAINT "editorial_contents_category_content_id_key_locale_pk" PRIMARY KEY("category","content_id","key","locale")
);
--> statement-breakpoint
CREATE TABLE "notice_texts" (
	"notice_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "notice_texts_notice_id_locale_pk" PRIMARY KEY("notice_id","locale")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"pinned" boolean NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_texts" ADD CONSTRAINT "game_texts_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_titles" ADD CONSTRAINT "game_titles_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_prices" ADD CONSTRAINT "goods_prices_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_texts" ADD CONSTRAINT "goods_texts_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_games" ADD CONSTRAINT "owned_games_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_games" ADD CONSTRAINT "owned_games_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_goods" ADD CONSTRAINT "owned_goods_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_goods" ADD CONSTRAINT "owned_goods_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_installs" ADD CONSTRAINT "pre_installs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_installs" ADD CONSTRAINT "pre_installs_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_registrations" ADD CONSTRAINT "pre_registrations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_registrations" ADD CONSTRAINT "pre_registrations_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_language_totals" ADD CONSTRAINT "review_language_totals_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_totals" ADD CONSTRAINT "review_totals_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_codes" ADD CONSTRAINT "sso_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_texts" ADD CONSTRAINT "notice_texts_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_popular" ON "games" USING btree ("popularity" DESC NULLS LAST,"game_code" DESC NULLS LAST) WHERE display;--> statement-breakpoint
CREATE INDEX "games_newest" ON "games" USING btree ("newest_rank" DESC NULLS LAST,"game_code" DESC NULLS LAST) WHERE display;--> statement-breakpoint
CREATE INDEX "games_release" ON "games" USING btree ("release_rank","game_code") WHERE display;--> statement-breakpoint
CREATE INDEX "games_countdown" ON "games" USING btree ("countdown_start_at");--> statement-breakpoint
CREATE INDEX "games_pre_install" ON "games" USING btree ("pre_install_from");--> statement-breakpoint
CREATE INDEX "games_launch_countries" ON "games" USING gin ("launch_countries");--> statement-breakpoint
CREATE INDEX "games_pre_countries" ON "games" USING gin ("pre_countries");--> statement-breakpoint
CREATE INDEX "games_genres" ON "games" USING gin ("genres");--> statement-breakpoint
CREATE INDEX "games_platforms" ON "games" USING gin ("platform_ids");--> statement-breakpoint
CREATE INDEX "games_languages" ON "games" USING gin ("language_tags");--> statement-breakpoint
CREATE INDEX "games_search_text" ON "games" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "games_search_grams" ON "games" USING gin ("search_grams");--> statement-breakpoint
CREATE INDEX "goods_of_game" ON "goods" USING btree ("game_code","position");--> statement-breakpoint
CREATE INDEX "goods_prices_of_game" ON "goods_prices" USING btree ("game_code","currency");--> statement-breakpoint
CREATE INDEX "goods_prices_offers" ON "goods_prices" USING btree ("currency","discount" DESC NULLS LAST,"goods_id") WHERE sale < list;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_user_name" ON "accounts" USING btree ("user_name");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "review_totals_rating" ON "review_totals" USING btree ("rating" DESC NULLS LAST,"game_code" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_each" ON "reviews" USING btree ("account_id","game_code") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("game_code","helpful_rank" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("game_code","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_highest" ON "reviews" USING btree ("game_code","score" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_lowest" ON "reviews" USING btree ("game_code",(-score) desc nulls last,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_public_id" ON "sessions" USING btree ("public_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "articles_new" ON "articles" USING btree ("game_code","board_alias","pinned" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_top" ON "articles" USING btree ("game_code","board_alias","pinned" DESC NULLS LAST,"like_count" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notices_order" ON "notices" USING btree ("pinned" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notices_of_category" ON "notices" USING btree ("category","pinned" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id" DESC NULLS LAST);