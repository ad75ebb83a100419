CREATE TABLE "achievements" (
	"game_code" text collate "C" NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"tier" text NOT NULL,
	"hidden" boolean NOT NULL,
	"goal" integer NOT NULL,
	"earned_share" double precision NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "achievements_game_code_id_pk" PRIMARY KEY("game_code","id")
);
--> statement-breakpoint
CREATE TABLE "player_achievements" (
	"account_id" text NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"achievement_id" text NOT NULL,
	"progress" integer NOT NULL,
	"earned_at" timestamp (3) with time zone,
	CONSTRAINT "player_achievements_account_id_game_code_achievement_id_pk" PRIMARY KEY("account_id","game_code","achievement_id")
);
--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_achievements" ADD CONSTRAINT "player_achievements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_achievements" ADD CONSTRAINT "player_achievements_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "achievements_of_game" ON "achievements" USING btree ("game_code","position");