CREATE INDEX "games_developer" ON "games" USING btree ("developer");--> statement-breakpoint
CREATE INDEX "games_publisher" ON "games" USING btree ("publisher");