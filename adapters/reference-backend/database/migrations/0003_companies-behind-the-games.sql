CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"countries" text[] NOT NULL,
	"operators" jsonb NOT NULL,
	"addresses" jsonb NOT NULL,
	"refund_url" text NOT NULL,
	"support_url" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "service_ends_at" timestamp (3) with time zone;