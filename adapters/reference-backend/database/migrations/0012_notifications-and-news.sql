CREATE TABLE "notification_mutes" (
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "notification_mutes_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"subject" jsonb NOT NULL,
	"path" text,
	"once_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "static_articles" (
	"id" text PRIMARY KEY NOT NULL,
	"board_alias" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "static_boards" (
	"alias" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"titles" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	"picture" integer NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "game_code" text collate "C";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "period_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "period_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_mutes" ADD CONSTRAINT "notification_mutes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "static_articles" ADD CONSTRAINT "static_articles_board_alias_static_boards_alias_fk" FOREIGN KEY ("board_alias") REFERENCES "public"."static_boards"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_cards" ADD CONSTRAINT "story_cards_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_account" ON "notifications" USING btree ("account_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id","created_at") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("account_id","once_key");--> statement-breakpoint
CREATE INDEX "static_articles_of_board" ON "static_articles" USING btree ("board_alias","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "story_cards_of_game" ON "story_cards" USING btree ("game_code","position");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_of_game" ON "notices" USING btree ("game_code","pinned" DESC NULLS LAST,"published_at" DESC NULLS LAST,"id" DESC NULLS LAST);