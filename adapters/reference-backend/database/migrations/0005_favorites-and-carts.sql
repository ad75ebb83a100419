CREATE TABLE "cart_lines" (
	"account_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"title" text NOT NULL,
	"seen_amount" bigint NOT NULL,
	"seen_currency" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_lines_account_id_goods_id_pk" PRIMARY KEY("account_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"account_id" text NOT NULL,
	"type" text NOT NULL,
	"item_id" text NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favorites_account_id_type_item_id_pk" PRIMARY KEY("account_id","type","item_id")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_latest" ON "favorites" USING btree ("account_id","kept_at" DESC NULLS LAST,"type","item_id");