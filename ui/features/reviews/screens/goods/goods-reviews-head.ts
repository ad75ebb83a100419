import { buildPath } from "#core/navigation/build-path.ts";
import type { PageAddress, PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { headWithoutGoods, knownGoods, previewOf } from "#ui/features/goods-header/known-goods.ts";

/** Title and preview of the reviews of goods. Their words are those of the game's page, which is the one to be found. */
export function goodsReviewsHead(
  context: ScreenContext,
  { params }: PageAddress<{ readonly gameCode: string; readonly goodsId: string }>,
): PageHead {
  const { gameCode, goodsId } = params;
  const { t } = context.texts.instance;
  const goods = knownGoods(context, goodsId);
  if (goods === null) return headWithoutGoods(context, goodsId, buildPath("goodsReview", { gameCode, goodsId }));
  return {
    title: t("headTitle", { ns: "reviews", title: goods.title }),
    description: t("headDescription", { ns: "reviews", title: goods.title }),
    canonicalPath: buildPath("gameReview", { gameCode }),
    image: previewOf(goods),
  };
}
