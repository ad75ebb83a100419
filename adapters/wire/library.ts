import * as v from "valibot";
import { LIBRARY_STANDINGS } from "#core/library/library-game.ts";
import { instantSchema } from "./envelope.ts";
import { contentTypeSchema, gameSummarySchema } from "./games.ts";
import { goodsIdSchema } from "./goods.ts";
import { withFallback } from "./tolerant-reader.ts";

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const libraryGoodsSchema = v.object({
  goods_id: goodsIdSchema,
  content_type: contentTypeSchema,
  title: v.string(),
});

const libraryGameSchema = v.object({
  game: gameSummarySchema,
  standing: withFallback(v.nullable(v.picklist(LIBRARY_STANDINGS)), null),
  is_gift: withFallback(v.boolean(), false),
  goods: withFallback(v.array(libraryGoodsSchema), []),
  acquired_at: v.nullable(instantSchema),
  pre_install_status: withFallback(v.pipe(v.number(), v.integer()), 0),
  last_played_at: v.nullable(instantSchema),
  play_minutes: withFallback(countSchema, 0),
  hidden: withFallback(v.boolean(), false),
});

export const libraryAnswerSchema = v.object({ games: v.array(libraryGameSchema) });

export const gameStartAnswerSchema = v.object({ last_played_at: instantSchema });

export const hiddenBodySchema = v.object({ hidden: v.boolean() });
export const hiddenAnswerSchema = v.object({ hidden: v.boolean() });
