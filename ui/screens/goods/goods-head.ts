import type { Goods } from "#core/catalogue/goods.ts";
import { offerOf } from "#ui/head/offer-of.ts";
import type { PageAddress, PageHead, ScreenContext } from "#ui/head/page-head.ts";
import { ratingOf } from "#ui/head/rating-of.ts";
import { averageScoreQuery } from "#ui/queries/average-score.ts";
import { meansNoSuchGame } from "#ui/queries/game.ts";
import { oneGoodsQuery } from "#ui/queries/one-goods.ts";
import { goodsPath } from "#ui/sections/goods/goods-path.ts";
import { knownGame } from "../game/game-head.ts";

/** The goods as far as the cache knows them. */
export function knownGoods(context: ScreenContext, goodsId: string): Goods | null {
  return context.queryClient.getQueryData(oneGoodsQuery(context, goodsId).queryKey) ?? null;
}

/** What a page says about itself that has no goods to show: that there are none, or that they could not be asked for. */
export function headWithoutGoods(context: ScreenContext, goodsId: string, canonicalPath: string): PageHead {
  const { queryClient, texts } = context;
  const state = queryClient.getQueryState(oneGoodsQuery(context, goodsId).queryKey);
  const isUnknown = state?.status === "error" && meansNoSuchGame(state.error);
  const { t } = texts.instance;
  const title = isUnknown ? t("headUnknown", { ns: "goods" }) : t("errorTitle", { ns: "common" });
  return { title, description: title, canonicalPath, noIndex: true };
}

/** Title, preview and structured data of the page of goods and of a bundle. */
export function goodsHead(context: ScreenContext, { params }: PageAddress): PageHead {
  const { goodsId = "", gameCode = "" } = params;
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
    structuredData: productOf(context, goods, canonicalPath),
  };
}

/** The picture a link preview shows. */
export function previewOf({ image, title }: Pick<Goods, "image" | "title">): PageHead["image"] {
  return { src: image.src, w: image.w, h: image.h, alt: image.alt || title };
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
