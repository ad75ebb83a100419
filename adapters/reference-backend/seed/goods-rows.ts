import type { SeedGoods } from "../content/content-types.ts";
import type { goods, goodsPrices, goodsTexts } from "../database/schema/index.ts";
import { instantAfter } from "./game-rows.ts";

export function goodsRowOf(item: SeedGoods, position: number): typeof goods.$inferInsert {
  return {
    goodsId: item.goodsId,
    gameCode: item.gameCode,
    position,
    contentType: item.contentType,
    targetType: item.targetType,
    cover: item.cover,
    contents: item.contents,
    requiresGoodsId: item.requiresGoodsId ?? null,
    upgradeFrom: item.upgradeFrom?.length ? [...item.upgradeFrom] : null,
    giftable: item.giftable,
    maxQuantity: item.maxQuantity,
    availability: item.availability ?? null,
  };
}

export function goodsTextRowsOf(item: SeedGoods): (typeof goodsTexts.$inferInsert)[] {
  return Object.entries(item.texts).map(([locale, texts]) => ({
    goodsId: item.goodsId,
    locale,
    title: texts.title,
    contents: texts.contents,
    comparison: texts.comparison,
    refundPolicy: texts.refundPolicy,
  }));
}

export function goodsPriceRowsOf(item: SeedGoods, firstStart: Date): (typeof goodsPrices.$inferInsert)[] {
  return Object.entries(item.prices).map(([currency, price]) => ({
    goodsId: item.goodsId,
    gameCode: item.gameCode,
    currency,
    list: price.list,
    sale: price.sale,
    lowest30d: price.lowest30d ?? null,
    saleEndsAt: instantAfter(firstStart, price.saleEndsInHours),
    taxIncluded: price.taxIncluded ?? true,
  }));
}
