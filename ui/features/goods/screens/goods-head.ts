import type { Goods } from "#core/catalogue/goods.ts";
import type { PageAddress, PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { goodsPath } from "#ui/features/catalogue/goods-path.ts";
import { offerOf } from "#ui/features/catalogue/head/offer-of.ts";
import { ratingOf } from "#ui/features/catalogue/head/rating-of.ts";
import { knownGame } from "#ui/features/game-header/known-game.ts";
import { headWithoutGoods, knownGoods, previewOf } from "#ui/features/goods-header/known-goods.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import type { GoodsPageParams } from "./goods-data.ts";

/** Title, preview and structured data of the page of goods and of a bundle. */
export function goodsHead(context: ScreenContext, { params }: PageAddress<GoodsPageParams>): PageHead {
  const { goodsId, gameCode = "" } = params;
  const { t } = context.texts.instance;
  const goods = knownGoods(context, goodsId);
  if (goods === null)
    return headWithoutGoods(context, goodsId, goodsPath({ contentType: "EDITION", gameCode, goodsId }));
  const contents = goods.contents.map(({ label }) => label).join(" · ");
  const canonicalPath = goodsPath(goods);
  return {
    title: t("headTitle", { ns: "goods", title: goods.title }),
    description: t("headDescription", { ns: "goods", title: goods.title, contents }),
    canonicalPath,
    image: previewOf(goods),
    // Only the server writes it into the document: the browser's code does without.
    structuredData: import.meta.env.SSR ? productOf(context, goods, canonicalPath) : undefined,
  };
}

/** `Product` (https://schema.org/Product) with its offer; rated as its game is, since players review the game. */
function productOf(context: ScreenContext, goods: Goods, path: string): Readonly<Record<string, unknown>> {
  const { queryClient, ports } = context;
  const origin = ports.configuration.purpleDomain;
  const address = `${origin}${path}`;
  const game = knownGame(context, goods.gameCode);
  const isBundle = goods.contentType === "BUNDLE";
  const score = isBundle ? undefined : queryClient.getQueryData(averageScoreQuery(context, goods.gameCode).queryKey);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: goods.title,
    sku: goods.goodsId,
    url: address,
    image: new URL(goods.image.src, origin || "http://localhost").href,
    description: goods.contents.map(({ label }) => label).join(", "),
    ...(game === null || game.publisher === "" ? {} : { brand: { "@type": "Brand", name: game.publisher } }),
    ...(game === null || isBundle ? {} : { isVariantOf: { "@type": "ProductGroup", name: game.title } }),
    offers: offerOf(goods, address, ports.clock.now()),
    ...ratingOf(score),
  };
}
