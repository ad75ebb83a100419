ALTER TABLE "pre_registrations" ADD COLUMN "notify" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "pre_registrations_of_game" ON "pre_registrations" USING btree ("game_code");