import type { Localized, SeedGoods } from "../../content-types.ts";
import { localize } from "../facts/localize.ts";
import { contentsOf, goodsTexts, type Part } from "./offer.ts";
import { bundlePrices, type Deal } from "./prices.ts";
import { REFUND_TERMS } from "./wording.ts";

interface BundlePlan {
  readonly goodsId: string;
  readonly gameCode: string;
  readonly title: Localized<string>;
  readonly goodsIds: readonly string[];
  readonly savingPercent: number;
  readonly deal?: Deal;
}

const PLANS: readonly BundlePlan[] = [
  {
    goodsId: "bundle-winter-sieges",
    gameCode: "tl",
    title: {
      "en-US": "Winter Sieges Bundle",
      "ko-KR": "겨울 공성 묶음",
      "ja-JP": "冬の攻城バンドル",
      "ar-SA": "حزمة حصارات الشتاء",
    },
    goodsIds: ["tl-deluxe", "lin2-deluxe", "linw-deluxe"],
    savingPercent: 30,
    deal: { percent: 15, endsInHours: 118 },
  },
  {
    goodsId: "bundle-three-blades",
    gameCode: "bnsneo",
    title: {
      "en-US": "Three Blades Bundle",
      "ko-KR": "세 자루의 검 묶음",
      "ja-JP": "三振りの剣バンドル",
      "ar-SA": "حزمة النصال الثلاثة",
    },
    goodsIds: ["bnsneo-deluxe", "bns-deluxe", "bns2-deluxe"],
    savingPercent: 25,
  },
  {
    goodsId: "bundle-carnival-night",
    gameCode: "plaync",
    title: {
      "en-US": "Carnival Night Bundle",
      "ko-KR": "축제의 밤 묶음",
      "ja-JP": "縁日の夜バンドル",
      "ar-SA": "حزمة ليلة الكرنفال",
    },
    goodsIds: ["plaync-deluxe", "battlecrush-deluxe", "tricksterm-deluxe", "plaync-full-moon"],
    savingPercent: 35,
    deal: { percent: 20, endsInHours: 47, earlierPercent: 10 },
  },
  {
    goodsId: "bundle-after-dark",
    gameCode: "nlw",
    title: {
      "en-US": "After Dark Bundle",
      "ko-KR": "어둠이 내린 뒤 묶음",
      "ja-JP": "日没のあとバンドル",
      "ar-SA": "حزمة ما بعد الغروب",
    },
    goodsIds: ["nlw-deluxe", "linwpre-deluxe", "linw-open-door"],
    savingPercent: 20,
  },
  {
    goodsId: "bundle-open-skies",
    gameCode: "aion",
    title: {
      "en-US": "Open Skies Bundle",
      "ko-KR": "활짝 열린 하늘 묶음",
      "ja-JP": "ひらけた空バンドル",
      "ar-SA": "حزمة السماء المفتوحة",
    },
    goodsIds: ["aion-deluxe", "aion-drifting-fortress", "hoyeon-deluxe"],
    savingPercent: 25,
  },
  {
    goodsId: "bundle-first-castles",
    gameCode: "lin",
    title: {
      "en-US": "First Castles Bundle",
      "ko-KR": "첫 성의 추억 묶음",
      "ja-JP": "はじまりの城バンドル",
      "ar-SA": "حزمة القلاع الأولى",
    },
    goodsIds: ["lin-deluxe", "lin-talking-island", "l2m-deluxe", "lin2-ninth-castle"],
    savingPercent: 28,
  },
];

function toBundle(plan: BundlePlan, goodsById: ReadonlyMap<string, SeedGoods>): SeedGoods {
  const parts = plan.goodsIds.flatMap((goodsId) => goodsById.get(goodsId) ?? []);
  const labels: readonly Part[] = parts.map((part) => ({
    goodsId: part.goodsId,
    label: localize((locale) => part.texts[locale].title),
  }));
  return {
    goodsId: plan.goodsId,
    gameCode: plan.gameCode,
    contentType: "BUNDLE",
    targetType: "goods",
    cover: "bundle",
    contents: contentsOf(labels),
    texts: goodsTexts(plan.title, labels, [], REFUND_TERMS.bundle),
    prices: bundlePrices(parts, plan.savingPercent, plan.deal),
    giftable: false,
    maxQuantity: 1,
  };
}

/** Bundles over several games, made from goods that are sold alone too. */
export function bundlesOf(goods: readonly SeedGoods[]): readonly SeedGoods[] {
  const goodsById = new Map(goods.map((one) => [one.goodsId, one]));
  return PLANS.map((plan) => toBundle(plan, goodsById));
}
