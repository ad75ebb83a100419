import { bns } from "../games/bns.ts";
import { bns2 } from "../games/bns2.ts";
import { bnsncj } from "../games/bnsncj.ts";
import { bnsnct } from "../games/bnsnct.ts";
import { bnsncw } from "../games/bnsncw.ts";
import { bnsneo } from "../games/bnsneo.ts";
import { bnsneoncaeu } from "../games/bnsneoncaeu.ts";
import { bnsneoncana } from "../games/bnsneoncana.ts";
import { bnsneoncj } from "../games/bnsneoncj.ts";
import { bnsneonct } from "../games/bnsneonct.ts";
import type { Offer } from "./offer.ts";

export const MARTIAL_WORLDS: readonly Offer[] = [
  {
    game: bnsneo,
    standard: { tier: 0 },
    deluxe: { tier: 30 },
    ultimate: { tier: 60, deal: { percent: 10, endsInHours: 162 } },
    keepsake: {
      "en-US": "First-stroke robe",
      "ko-KR": "첫 획 도포",
      "ja-JP": "初筆の衣",
      "ar-SA": "رداء الضربة الأولى",
    },
    additions: [
      {
        slug: "ink-market",
        tier: 10,
        title: {
          "en-US": "Blade & Soul NEO: Ink Market Wardrobe",
          "ko-KR": "블레이드 & 소울 NEO: 먹 장터 의상",
          "ja-JP": "ブレイドアンドソウル NEO 墨市の衣装",
          "ar-SA": "بليد آند سول نيو: أزياء سوق الحبر",
        },
        parts: [
          {
            label: {
              "en-US": "Outfits of the ink market",
              "ko-KR": "장터 의상",
              "ja-JP": "墨市の衣装",
              "ar-SA": "أزياء السوق",
            },
            quantity: 4,
          },
          {
            label: {
              "en-US": "Brush-stroke sword trail",
              "ko-KR": "붓질 검광",
              "ja-JP": "筆あとの剣光",
              "ar-SA": "أثر سيف كضربة فرشاة",
            },
          },
        ],
      },
    ],
  },
  {
    game: bns,
    standard: { tier: 0 },
    deluxe: { tier: 20, deal: { percent: 60, endsInHours: 40, earlierPercent: 50 } },
    ultimate: { tier: 50, availability: "SOLD_OUT" },
    keepsake: {
      "en-US": "Mistwalker's straw hat",
      "ko-KR": "안개를 걷는 자의 삿갓",
      "ja-JP": "霧渡りの編み笠",
      "ar-SA": "قبعة قشّ لعابر الضباب",
    },
    additions: [
      {
        slug: "twelfth-act",
        tier: 20,
        title: {
          "en-US": "Blade & Soul: The Twelfth Act",
          "ko-KR": "블레이드 & 소울: 열두 번째 막",
          "ja-JP": "ブレイドアンドソウル 第十二幕",
          "ar-SA": "بليد آند سول: الفصل الثاني عشر",
        },
        parts: [
          {
            label: {
              "en-US": "Final act of the story",
              "ko-KR": "이야기의 마지막 막",
              "ja-JP": "物語の最終幕",
              "ar-SA": "الفصل الأخير من القصة",
            },
          },
          {
            label: {
              "en-US": 'Duel stage "Bamboo Dawn"',
              "ko-KR": "비무장 '대숲의 새벽'",
              "ja-JP": "立ち合いの舞台「竹林の暁」",
              "ar-SA": "ساحة «فجر الخيزران»",
            },
          },
        ],
      },
    ],
  },
  {
    game: bns2,
    standard: { tier: 0 },
    deluxe: { tier: 30, deal: { percent: 25, endsInHours: 110 } },
    keepsake: { "en-US": "Crane-feather fan", "ko-KR": "학우선", "ja-JP": "鶴羽の扇", "ar-SA": "مروحة ريش الكركي" },
    additions: [
      {
        slug: "cloud-sea",
        tier: 15,
        title: {
          "en-US": "Blade & Soul 2: Beyond the Sea of Clouds",
          "ko-KR": "블레이드 & 소울 2: 구름바다 너머",
          "ja-JP": "ブレイドアンドソウル2 雲海の彼方",
          "ar-SA": "بليد آند سول 2: وراء بحر السحب",
        },
        parts: [
          {
            label: {
              "en-US": "Islands above the clouds",
              "ko-KR": "구름 위의 섬",
              "ja-JP": "雲上の島々",
              "ar-SA": "جزر فوق السحب",
            },
            quantity: 3,
          },
          {
            label: {
              "en-US": 'Weapon "Letter Opener"',
              "ko-KR": "무기 '봉투칼'",
              "ja-JP": "武器「封切り」",
              "ar-SA": "سلاح «فاتح الرسائل»",
            },
          },
        ],
      },
    ],
  },
  {
    game: bnsnct,
    standard: { tier: 0 },
    deluxe: { tier: 20 },
    keepsake: {
      "en-US": "Nine-storey lantern",
      "ko-KR": "구층 등롱",
      "ja-JP": "九層の灯籠",
      "ar-SA": "فانوس الطوابق التسعة",
    },
  },
  {
    game: bnsncj,
    standard: { tier: 0 },
    deluxe: { tier: 20 },
    keepsake: { "en-US": "Temple broom", "ko-KR": "산사의 빗자루", "ja-JP": "山寺の竹ぼうき", "ar-SA": "مكنسة المعبد" },
    additions: [
      {
        slug: "red-maples",
        tier: 10,
        deal: { percent: 30, endsInHours: 36, earlierPercent: 15 },
        title: {
          "en-US": "Blade & Soul Japan: Scroll of Red Maples",
          "ko-KR": "블레이드 & 소울 일본: 홍엽 두루마리",
          "ja-JP": "ブレイドアンドソウル 紅葉の巻",
          "ar-SA": "بليد آند سول اليابان: مخطوطة القيقب",
        },
        parts: [
          {
            label: {
              "en-US": "Temple tales, second volume",
              "ko-KR": "산사 이야기 제2권",
              "ja-JP": "山寺の物語 第二巻",
              "ar-SA": "حكايات المعبد، الجزء الثاني",
            },
          },
        ],
      },
    ],
  },
  {
    game: bnsncw,
    standard: { tier: 0, availability: "ENDED" },
    deluxe: { tier: 20, availability: "ENDED" },
    keepsake: {
      "en-US": "Rain dancer's ribbon",
      "ko-KR": "빗속 무희의 리본",
      "ja-JP": "雨の舞人のリボン",
      "ar-SA": "شريط راقصة المطر",
    },
  },
  {
    game: bnsneoncaeu,
    standard: { tier: 0 },
    deluxe: { tier: 30 },
    keepsake: {
      "en-US": "Rose-dusk scabbard",
      "ko-KR": "장밋빛 노을 칼집",
      "ja-JP": "薔薇色の鞘",
      "ar-SA": "غمد الغسق الوردي",
    },
  },
  {
    game: bnsneoncana,
    standard: { tier: 0 },
    deluxe: { tier: 30 },
    ultimate: { tier: 60 },
    keepsake: {
      "en-US": "Thunderhead cloak",
      "ko-KR": "뇌운 망토",
      "ja-JP": "雷雲の外套",
      "ar-SA": "رداء السحابة الراعدة",
    },
  },
  {
    game: bnsneonct,
    standard: { tier: 0 },
    deluxe: { tier: 30, deal: { percent: 20, endsInHours: 90 } },
    keepsake: { "en-US": "Waterfall zither", "ko-KR": "폭포의 금", "ja-JP": "滝裏の琴", "ar-SA": "قيثارة الشلّال" },
  },
  {
    game: bnsneoncj,
    standard: { tier: 0 },
    deluxe: { tier: 30 },
    keepsake: {
      "en-US": "Moonlit fishing robe",
      "ko-KR": "달빛 어부 옷",
      "ja-JP": "月夜の漁師着",
      "ar-SA": "ثوب صيّاد القمر",
    },
  },
];
