import type { Goods } from "#core/catalogue/goods.ts";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { meansNoSuchGame } from "#ui/features/catalogue/queries/game.ts";
import { productQuery } from "#ui/features/catalogue/queries/product-query.ts";

/** The goods as far as the cache knows them. */
export function knownGoods(context: ScreenContext, goodsId: string): Goods | null {
  return context.queryClient.getQueryData(productQuery(context, goodsId).queryKey) ?? null;
}

/** Head of a page without goods: they do not exist, or could not be loaded. */
export function headWithoutGoods(context: ScreenContext, goodsId: string, canonicalPath: string): PageHead {
  const { queryClient, texts } = context;
  const state = queryClient.getQueryState(productQuery(context, goodsId).queryKey);
  const isUnknown = state?.status === "error" && meansNoSuchGame(state.error);
  const { t } = texts.instance;
  const title = isUnknown ? t("headUnknown", { ns: "goods" }) : t("errorTitle", { ns: "common" });
  return { title, description: title, canonicalPath, noIndex: true };
}

/** The picture a link preview shows. */
export function previewOf({ image, title }: Pick<Goods, "image" | "title">): PageHead["image"] {
  if (image.src === "") return undefined;
  return { src: image.src, w: image.w, h: image.h, alt: image.alt || title };
}
