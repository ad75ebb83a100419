import { l2m } from "../games/l2m.ts";
import { lin } from "../games/lin.ts";
import { lin2 } from "../games/lin2.ts";
import { linw } from "../games/linw.ts";
import { linwpre } from "../games/linwpre.ts";
import { lmj } from "../games/lmj.ts";
import { lms } from "../games/lms.ts";
import type { Offer } from "./offer.ts";

export const LINEAGE: readonly Offer[] = [
  {
    game: linw,
    standard: { tier: 0 },
    deluxe: { tier: 30 },
    ultimate: { tier: 80, deal: { percent: 15, endsInHours: 44 } },
    keepsake: { "en-US": "Ember charger", "ko-KR": "불티 군마", "ja-JP": "火の粉の軍馬", "ar-SA": "جواد الجمر" },
    additions: [
      {
        slug: "open-door",
        tier: 20,
        deal: { percent: 25, endsInHours: 100, earlierPercent: 10 },
        title: {
          "en-US": "Lineage W: Those Who Opened the Door",
          "ko-KR": "리니지W: 문을 연 자들",
          "ja-JP": "リネージュW 門を開けた者たち",
          "ar-SA": "لينيج W: من فتحوا الباب",
        },
        parts: [
          {
            label: {
              "en-US": "Campaign from inside the walls",
              "ko-KR": "성벽 안쪽의 캠페인",
              "ja-JP": "城壁の内側の戦役",
              "ar-SA": "حملة من داخل الأسوار",
            },
          },
          {
            label: {
              "en-US": "Night watch banner",
              "ko-KR": "야경대 깃발",
              "ja-JP": "夜警の旗",
              "ar-SA": "راية حرس الليل",
            },
          },
        ],
      },
    ],
  },
  {
    game: lin,
    standard: { tier: 0 },
    deluxe: { tier: 20 },
    keepsake: { "en-US": "Crow of the keep", "ko-KR": "성의 까마귀", "ja-JP": "古城の烏", "ar-SA": "غراب الحصن" },
    additions: [
      {
        slug: "talking-island",
        tier: 10,
        title: {
          "en-US": "Lineage: Letters from Talking Island",
          "ko-KR": "리니지: 말하는 섬에서 온 편지",
          "ja-JP": "リネージュ 話せる島からの手紙",
          "ar-SA": "لينيج: رسائل من جزيرة الكلام",
        },
        parts: [
          {
            label: {
              "en-US": "Quest chain by the well",
              "ko-KR": "우물가 연작 퀘스트",
              "ja-JP": "井戸端の連作クエスト",
              "ar-SA": "سلسلة مهام عند البئر",
            },
          },
          {
            label: {
              "en-US": "House with one warm window",
              "ko-KR": "불 켜진 창이 있는 집",
              "ja-JP": "灯りのともる家",
              "ar-SA": "بيت بنافذة دافئة",
            },
          },
        ],
      },
    ],
  },
  {
    game: lin2,
    standard: { tier: 0 },
    deluxe: { tier: 30, deal: { percent: 35, endsInHours: 61, earlierPercent: 20 } },
    ultimate: { tier: 60 },
    keepsake: { "en-US": "Aurora stag", "ko-KR": "오로라 수사슴", "ja-JP": "オーロラの牡鹿", "ar-SA": "أيل الشفق" },
    additions: [
      {
        slug: "ninth-castle",
        tier: 20,
        title: {
          "en-US": "Lineage II: The Ninth Castle",
          "ko-KR": "리니지2: 아홉 번째 성",
          "ja-JP": "リネージュII 九番目の城",
          "ar-SA": "لينيج 2: القلعة التاسعة",
        },
        parts: [
          {
            label: {
              "en-US": "Castle and its surroundings",
              "ko-KR": "신규 성과 주변 지역",
              "ja-JP": "新しい城とその周辺",
              "ar-SA": "القلعة وما حولها",
            },
          },
          {
            label: {
              "en-US": "Mercenary contracts",
              "ko-KR": "용병 계약서",
              "ja-JP": "傭兵契約書",
              "ar-SA": "عقود مرتزقة",
            },
            quantity: 10,
          },
        ],
      },
    ],
  },
  {
    game: l2m,
    standard: { tier: 0 },
    deluxe: { tier: 30 },
    ultimate: { tier: 100 },
    keepsake: {
      "en-US": "Sandglass mantle",
      "ko-KR": "모래시계 망토",
      "ja-JP": "砂時計のマント",
      "ar-SA": "عباءة الساعة الرملية",
    },
    additions: [
      {
        slug: "inner-desert",
        tier: 15,
        deal: { percent: 33, endsInHours: 26, earlierPercent: 20 },
        title: {
          "en-US": "Lineage 2M: Maps of the Inner Desert",
          "ko-KR": "리니지2M: 내륙 사막의 지도",
          "ja-JP": "リネージュ2M 奥地の地図",
          "ar-SA": "لينيج 2M: خرائط الصحراء الداخلية",
        },
        parts: [
          {
            label: {
              "en-US": "Hidden oases",
              "ko-KR": "숨은 오아시스",
              "ja-JP": "隠れたオアシス",
              "ar-SA": "واحات مخفية",
            },
            quantity: 7,
          },
          {
            label: {
              "en-US": "Compass of the colossus",
              "ko-KR": "거상의 나침반",
              "ja-JP": "巨像の羅針盤",
              "ar-SA": "بوصلة العملاق",
            },
          },
        ],
      },
    ],
  },
  {
    game: lms,
    standard: { tier: 0 },
    deluxe: { tier: 15 },
    keepsake: {
      "en-US": "Stormproof saddle",
      "ko-KR": "폭풍 안장",
      "ja-JP": "嵐よけの鞍",
      "ar-SA": "سرج لا تهزّه العاصفة",
    },
  },
  {
    game: lmj,
    standard: { tier: 0 },
    deluxe: { tier: 20, deal: { percent: 20, endsInHours: 88 } },
    keepsake: { "en-US": "Lantern haori", "ko-KR": "등불 하오리", "ja-JP": "灯籠の羽織", "ar-SA": "معطف الفوانيس" },
    additions: [
      {
        slug: "summer-pier",
        tier: 10,
        title: {
          "en-US": "Lineage M Japan: Fireworks at the Pier",
          "ko-KR": "리니지M 일본: 부두의 불꽃",
          "ja-JP": "リネージュM 桟橋の花火",
          "ar-SA": "لينيج M اليابان: ألعاب نارية على الرصيف",
        },
        parts: [
          { label: { "en-US": "Festival boat", "ko-KR": "축제 배", "ja-JP": "祭りの舟", "ar-SA": "قارب المهرجان" } },
          {
            label: {
              "en-US": "Firework emotes",
              "ko-KR": "불꽃 감정 표현",
              "ja-JP": "花火エモート",
              "ar-SA": "تعابير نارية",
            },
            quantity: 5,
          },
        ],
      },
    ],
  },
  {
    game: linwpre,
    standard: { tier: 0 },
    deluxe: { tier: 20 },
    ultimate: { tier: 40 },
    keepsake: {
      "en-US": "Oathbreaker's seal",
      "ko-KR": "맹세를 깬 자의 인장",
      "ja-JP": "誓い破りの印章",
      "ar-SA": "ختم ناكث العهد",
    },
  },
];
