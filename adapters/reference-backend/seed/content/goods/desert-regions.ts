import { l2mncj } from "../games/l2mncj.ts";
import { l2mnct } from "../games/l2mnct.ts";
import { l2mnu } from "../games/l2mnu.ts";
import { l2mru } from "../games/l2mru.ts";
import { l2msa } from "../games/l2msa.ts";
import type { Offer } from "./offer.ts";

export const DESERT_REGIONS: readonly Offer[] = [
  {
    game: l2mnct,
    standard: { tier: 0 },
    deluxe: { tier: 30 },
    keepsake: {
      "en-US": "Bamboo rain cape",
      "ko-KR": "대나무 우의",
      "ja-JP": "竹の雨合羽",
      "ar-SA": "عباءة مطر من الخيزران",
    },
  },
  {
    game: l2mncj,
    standard: { tier: 0 },
    deluxe: { tier: 30, deal: { percent: 30, endsInHours: 70 } },
    keepsake: {
      "en-US": "Constellation cloak",
      "ko-KR": "별자리 외투",
      "ja-JP": "星座の外套",
      "ar-SA": "رداء الأبراج",
    },
  },
  {
    game: l2mru,
    standard: { tier: 0 },
    deluxe: { tier: 20 },
    keepsake: {
      "en-US": "Felt boots of the north",
      "ko-KR": "북방의 펠트 장화",
      "ja-JP": "北国のフェルト長靴",
      "ar-SA": "جزمة لبّاد شمالية",
    },
  },
  {
    game: l2mnu,
    standard: { tier: 0 },
    deluxe: { tier: 30, deal: { percent: 25, endsInHours: 33, earlierPercent: 25 } },
    ultimate: { tier: 60 },
    keepsake: {
      "en-US": "Caravan master's hawk",
      "ko-KR": "상단주의 매",
      "ja-JP": "隊商頭の鷹",
      "ar-SA": "صقر سيد القافلة",
    },
    additions: [
      {
        slug: "gulf-road",
        tier: 10,
        title: {
          "en-US": "Lineage 2M West: The Gulf Road",
          "ko-KR": "리니지2M 웨스트: 걸프의 길",
          "ja-JP": "リネージュ2M ウェスト 湾岸の道",
          "ar-SA": "لينيج 2M الغرب: طريق الخليج",
        },
        parts: [
          {
            label: {
              "en-US": "Coastal caravan route",
              "ko-KR": "해안 교역로",
              "ja-JP": "海沿いの隊商路",
              "ar-SA": "مسار قوافل ساحلي",
            },
          },
          {
            label: {
              "en-US": "Dhow for the harbor",
              "ko-KR": "항구의 다우선",
              "ja-JP": "港のダウ船",
              "ar-SA": "سفينة داو للميناء",
            },
          },
        ],
      },
    ],
  },
  {
    game: l2msa,
    standard: { tier: 0 },
    deluxe: { tier: 15, deal: { percent: 20, endsInHours: 150 } },
    keepsake: {
      "en-US": "Batik saddlecloth",
      "ko-KR": "바틱 안장 덮개",
      "ja-JP": "バティックの鞍敷き",
      "ar-SA": "غطاء سرج باتيك",
    },
    additions: [
      {
        slug: "season-one",
        tier: 10,
        title: {
          "en-US": "Lineage 2M South-East Asia: Season One Pass",
          "ko-KR": "리니지2M 동남아시아: 첫 시즌 패스",
          "ja-JP": "リネージュ2M 東南アジア 第一シーズンパス",
          "ar-SA": "لينيج 2M جنوب شرق آسيا: بطاقة الموسم الأول",
        },
        parts: [
          {
            label: {
              "en-US": "Season track with forty steps",
              "ko-KR": "40단계 시즌 보상",
              "ja-JP": "四十段のシーズン報酬",
              "ar-SA": "مسار موسمي بأربعين خطوة",
            },
          },
        ],
      },
    ],
  },
];
