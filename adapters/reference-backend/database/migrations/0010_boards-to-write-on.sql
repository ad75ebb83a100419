CREATE TABLE "blocked_authors" (
	"account_id" text NOT NULL,
	"author_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocked_authors_account_id_author_id_pk" PRIMARY KEY("account_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "board_drafts" (
	"account_id" text NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"board_alias" text NOT NULL,
	"article_id" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"menu" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_images" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"data" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_used" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"article_id" text NOT NULL,
	"account_id" text NOT NULL,
	"thread_id" text collate "C" NOT NULL,
	"thread_at" timestamp (3) with time zone NOT NULL,
	"is_reply" boolean NOT NULL,
	"content" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"hidden_by" text,
	"report_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_posts" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"post_id" text NOT NULL,
	CONSTRAINT "hidden_posts_account_id_kind_post_id_pk" PRIMARY KEY("account_id","kind","post_id")
);
--> statement-breakpoint
CREATE TABLE "moderators" (
	"account_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"post_id" text NOT NULL,
	CONSTRAINT "post_likes_account_id_kind_post_id_pk" PRIMARY KEY("account_id","kind","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_reports" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"post_id" text NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_reports_account_id_kind_post_id_pk" PRIMARY KEY("account_id","kind","post_id")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "menu" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "excerpt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "hidden_by" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "report_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_text" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "blocked_authors" ADD CONSTRAINT "blocked_authors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_authors" ADD CONSTRAINT "blocked_authors_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_drafts" ADD CONSTRAINT "board_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_drafts" ADD CONSTRAINT "board_drafts_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_images" ADD CONSTRAINT "board_images_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_posts" ADD CONSTRAINT "hidden_posts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderators" ADD CONSTRAINT "moderators_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "board_drafts_place" ON "board_drafts" USING btree ("account_id","game_code","board_alias","article_id");--> statement-breakpoint
CREATE INDEX "board_images_unused" ON "board_images" USING btree ("created_at") WHERE not is_used;--> statement-breakpoint
CREATE INDEX "comments_oldest" ON "comments" USING btree ("article_id","thread_at","thread_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("article_id","thread_at" DESC NULLS LAST,"thread_id" DESC NULLS LAST,"created_at","id");--> statement-breakpoint
CREATE INDEX "comments_of_account" ON "comments" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_of_account" ON "articles" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_search_text" ON "articles" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_search_grams" ON "articles" USING gin ("search_grams");--> statement-breakpoint
UPDATE "articles" SET
	"updated_at" = "created_at",
	"comment_count" = 0,
	"excerpt" = left(btrim(regexp_replace("body", '(<[^>]*>|\s)+', ' ', 'g')), 160),
	"search_text" = lower(btrim(regexp_replace("title" || ' ' || "body", '(<[^>]*>|\W)+', ' ', 'g')));
