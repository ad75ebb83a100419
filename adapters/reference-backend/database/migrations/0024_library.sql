CREATE TABLE "library_games" (
	"account_id" text NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"last_played_at" timestamp (3) with time zone,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "library_games_account_id_game_code_pk" PRIMARY KEY("account_id","game_code")
);
--> statement-breakpoint
ALTER TABLE "library_games" ADD CONSTRAINT "library_games_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_games" ADD CONSTRAINT "library_games_game_code_games_game_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."games"("game_code") ON DELETE cascade ON UPDATE no action;