import * as v from "valibot";
import { MAX_FAVORITES } from "#core/commerce/constants.ts";
import { gameCodeSchema, instantSchema } from "./envelope.ts";
import { gameSummarySchema } from "./games.ts";
import { goodsIdSchema, goodsSchema } from "./goods.ts";
import { withFallback } from "./tolerant-reader.ts";

export const favoriteTypeSchema = v.picklist(["game", "goods"]);
/** A game code or the id of goods. */
export const favoriteIdSchema = v.union([gameCodeSchema, goodsIdSchema]);

const favoriteSchema = v.object({ type: favoriteTypeSchema, id: favoriteIdSchema });
export const keptFavoriteSchema = v.object({ ...favoriteSchema.entries, kept_at: instantSchema });
/** Echo of the requested favorite. */
export const keptFavoriteAnswerSchema = v.object({
  ...keptFavoriteSchema.entries,
  type: withFallback(favoriteTypeSchema, "game"),
});

export const favoriteListAnswerSchema = v.object({ favorites: v.array(keptFavoriteSchema) });
export const droppedFavoriteAnswerSchema = v.object({ result: v.boolean() });

export const favoriteMergeBodySchema = v.object({
  favorites: v.pipe(v.array(favoriteSchema), v.maxLength(MAX_FAVORITES)),
});
export const favoriteMergeAnswerSchema = v.object({
  favorites: v.array(keptFavoriteSchema),
  refused: withFallback(v.array(favoriteSchema), []),
});

/** `items` is a list such as `game:tl,goods:tl-deluxe`, of 20 at most. */
export const favoriteDetailsQuerySchema = v.object({
  items: v.pipe(v.string(), v.regex(/^(game|goods):[a-z0-9-]{1,64}(,(game|goods):[a-z0-9-]{1,64}){0,19}$/)),
});
export const favoriteDetailsAnswerSchema = v.object({
  items: v.array(
    v.variant("type", [
      v.object({ type: v.literal("game"), id: gameCodeSchema, game: gameSummarySchema }),
      v.object({ type: v.literal("goods"), id: goodsIdSchema, goods: goodsSchema }),
    ]),
  ),
});
