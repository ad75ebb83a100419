CREATE TABLE "facet_counts" (
	"kind" text NOT NULL,
	"value" text collate "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "facet_counts_kind_value_pk" PRIMARY KEY("kind","value")
);
