import { lin2ncj } from "../games/lin2ncj.ts";
import { lin2nct } from "../games/lin2nct.ts";
import { lin2ncw } from "../games/lin2ncw.ts";
import { linncj } from "../games/linncj.ts";
import type { Offer } from "./offer.ts";

export const CASTLE_REGIONS: readonly Offer[] = [
  {
    game: lin2nct,
    standard: { tier: 0 },
    deluxe: { tier: 20 },
    keepsake: {
      "en-US": "Captain's ice axe",
      "ko-KR": "선장의 얼음도끼",
      "ja-JP": "船長の砕氷斧",
      "ar-SA": "فأس القبطان الجليدية",
    },
  },
  {
    game: linncj,
    standard: { tier: 0 },
    deluxe: { tier: 15 },
    keepsake: { "en-US": "Blossom wooden sword", "ko-KR": "벚꽃 목검", "ja-JP": "桜の木剣", "ar-SA": "سيف خشبي مزهر" },
  },
  {
    game: lin2ncj,
    standard: { tier: 0 },
    deluxe: { tier: 20, deal: { percent: 40, endsInHours: 48, earlierPercent: 20 } },
    keepsake: {
      "en-US": "Lighthouse keeper's lamp",
      "ko-KR": "등대지기의 램프",
      "ja-JP": "灯台守のランプ",
      "ar-SA": "مصباح حارس المنارة",
    },
  },
  {
    game: lin2ncw,
    standard: { tier: 0 },
    deluxe: { tier: 30, deal: { percent: 30, endsInHours: 96 } },
    keepsake: {
      "en-US": "Glacier war drum",
      "ko-KR": "빙하의 전고",
      "ja-JP": "氷河の陣太鼓",
      "ar-SA": "طبل حرب جليدي",
    },
    additions: [
      {
        slug: "glacier-campaign",
        tier: 15,
        title: {
          "en-US": "Lineage II Worldwide: The Glacier Campaign",
          "ko-KR": "리니지2 월드와이드: 빙하 원정",
          "ja-JP": "リネージュII ワールドワイド 氷河遠征",
          "ar-SA": "لينيج 2 العالمية: حملة الجليد",
        },
        parts: [
          {
            label: {
              "en-US": "Campaign map for four weeks",
              "ko-KR": "4주 전황판",
              "ja-JP": "四週間の戦況図",
              "ar-SA": "خريطة حملة لأربعة أسابيع",
            },
          },
          {
            label: { "en-US": "Supply sleds", "ko-KR": "보급 썰매", "ja-JP": "補給そり", "ar-SA": "زلّاجات إمداد" },
            quantity: 12,
          },
        ],
      },
    ],
  },
];
