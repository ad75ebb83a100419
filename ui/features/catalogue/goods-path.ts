import type { Goods } from "#core/catalogue/goods.ts";
import { buildPath } from "#core/navigation/build-path.ts";

/** Page of goods; a bundle has one of its own, since it belongs to no single game. */
export function goodsPath({
  contentType,
  gameCode,
  goodsId,
}: Pick<Goods, "contentType" | "gameCode" | "goodsId">): string {
  return contentType === "BUNDLE" ? buildPath("bundle", { goodsId }) : buildPath("goods", { gameCode, goodsId });
}
