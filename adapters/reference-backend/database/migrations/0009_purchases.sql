CREATE TABLE "order_lines" (
	"order_key" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	"goods_id" text NOT NULL,
	"game_code" text collate "C" NOT NULL,
	"content_type" text NOT NULL,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"list_amount" bigint NOT NULL,
	"unit_amount" bigint NOT NULL,
	"owned_amount" bigint NOT NULL,
	CONSTRAINT "order_lines_order_key_position_pk" PRIMARY KEY("order_key","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_key" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"attempt_key" text,
	"contents" text NOT NULL,
	"purpose" text NOT NULL,
	"gift_id" text,
	"state" text NOT NULL,
	"closing_reason" text,
	"provider" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"tax_included" boolean NOT NULL,
	"coupon_code" text,
	"return_path" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"receipt_number" text,
	"refund_reason" text,
	"refund_due_at" timestamp (3) with time zone,
	"history" jsonb NOT NULL,
	"granted" jsonb
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_key_orders_order_key_fk" FOREIGN KEY ("order_key") REFERENCES "public"."orders"("order_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_account" ON "orders" USING btree ("account_id","created_at" DESC NULLS LAST,"order_key" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_attempt" ON "orders" USING btree ("account_id","attempt_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_receipt" ON "orders" USING btree ("receipt_number");--> statement-breakpoint
CREATE INDEX "orders_under_way" ON "orders" USING btree ("account_id") WHERE state in ('awaiting_payment', 'paid', 'refund_requested');