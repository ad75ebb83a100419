import { battlecrush } from "../games/battlecrush.ts";
import { hoyeon } from "../games/hoyeon.ts";
import { nlw } from "../games/nlw.ts";
import { plaync } from "../games/plaync.ts";
import { tl } from "../games/tl.ts";
import { tricksterm } from "../games/tricksterm.ts";
import type { Offer } from "./offer.ts";

export const NEW_WORLDS: readonly Offer[] = [
  {
    game: tl,
    standard: { tier: 0 },
    deluxe: { tier: 30, deal: { percent: 30, endsInHours: 52, earlierPercent: 15 } },
    ultimate: { tier: 60 },
    keepsake: {
      "en-US": "Stormcrest glider",
      "ko-KR": "폭풍깃 글라이더",
      "ja-JP": "嵐羽のグライダー",
      "ar-SA": "طائرة العاصفة الشراعية",
    },
    additions: [
      {
        slug: "thunder-gate",
        tier: 20,
        title: {
          "en-US": "Throne and Liberty: The Thunder Gate",
          "ko-KR": "쓰론 앤 리버티: 천둥의 문",
          "ja-JP": "THRONE AND LIBERTY 雷鳴の門",
          "ar-SA": "عرش وحرية: بوابة الرعد",
        },
        parts: [
          {
            label: {
              "en-US": 'Story chapter "The Thunder Gate"',
              "ko-KR": "신규 챕터 '천둥의 문'",
              "ja-JP": "新章「雷鳴の門」",
              "ar-SA": "فصل «بوابة الرعد»",
            },
          },
          {
            label: {
              "en-US": "Otter morph in rain gray",
              "ko-KR": "수달 변신 '빗물'",
              "ja-JP": "カワウソ変身「雨色」",
              "ar-SA": "هيئة القندس الرمادي",
            },
          },
          {
            label: {
              "en-US": "Guild banner dyes",
              "ko-KR": "길드 깃발 염료",
              "ja-JP": "ギルド旗の染料",
              "ar-SA": "أصباغ راية النقابة",
            },
            quantity: 6,
          },
        ],
      },
      {
        slug: "siege-engineer",
        tier: 10,
        deal: { percent: 20, endsInHours: 76 },
        title: {
          "en-US": "Throne and Liberty: Siege Engineer Pack",
          "ko-KR": "쓰론 앤 리버티: 공성 기술자 팩",
          "ja-JP": "THRONE AND LIBERTY 攻城技師パック",
          "ar-SA": "عرش وحرية: حزمة مهندس الحصار",
        },
        parts: [
          {
            label: {
              "en-US": 'Golem armor "Rust and Rain"',
              "ko-KR": "골렘 외장 '녹과 비'",
              "ja-JP": "ゴーレム外装「錆と雨」",
              "ar-SA": "درع غولم «صدأ ومطر»",
            },
          },
          {
            label: {
              "en-US": "Sewer map with notes",
              "ko-KR": "주석 달린 하수도 지도",
              "ja-JP": "書き込み入り地下水路図",
              "ar-SA": "خريطة المجاري المشروحة",
            },
          },
        ],
      },
    ],
  },
  {
    game: nlw,
    standard: { tier: 40 },
    deluxe: { tier: 60 },
    ultimate: { tier: 80 },
    keepsake: {
      "en-US": "Bell-ringer's coat",
      "ko-KR": "종지기의 외투",
      "ja-JP": "鐘つきの外套",
      "ar-SA": "معطف قارع الأجراس",
    },
    additions: [
      {
        slug: "fourteenth-bell",
        tier: 15,
        availability: "COMING_SOON",
        title: {
          "en-US": "Night of the Last Wolf: The Fourteenth Bell",
          "ko-KR": "나이트 오브 더 라스트 울프: 열네 번째 종",
          "ja-JP": "ナイト・オブ・ザ・ラストウルフ 十四番目の鐘",
          "ar-SA": "ليلة الذئب الأخير: الجرس الرابع عشر",
        },
        parts: [
          {
            label: {
              "en-US": "A fourteenth hour of the night",
              "ko-KR": "열네 번째 밤의 시간",
              "ja-JP": "夜に加わる十四時間目",
              "ar-SA": "ساعة رابعة عشرة من الليل",
            },
          },
          {
            label: {
              "en-US": 'Hunter "The Undertaker"',
              "ko-KR": "신규 사냥꾼 '장의사'",
              "ja-JP": "新しい狩人「葬儀屋」",
              "ar-SA": "الصياد «الحانوتي»",
            },
          },
        ],
      },
    ],
  },
  {
    game: hoyeon,
    standard: { tier: 0 },
    deluxe: { tier: 20 },
    ultimate: { tier: 50 },
    keepsake: {
      "en-US": "Picnic hanbok for five",
      "ko-KR": "다섯 친구의 나들이 한복",
      "ja-JP": "五人おそろいの行楽着",
      "ar-SA": "أزياء نزهة لخمسة رفاق",
    },
    additions: [
      {
        slug: "duckling",
        tier: 5,
        title: {
          "en-US": "Hoyeon: Pippa's Suitcase",
          "ko-KR": "호연: 삐삐의 여행 가방",
          "ja-JP": "ホヨン ピッパの旅かばん",
          "ar-SA": "هويون: حقيبة بيبا",
        },
        parts: [
          {
            label: {
              "en-US": "Hats for Pippa",
              "ko-KR": "삐삐의 모자",
              "ja-JP": "ピッパの帽子",
              "ar-SA": "قبعات لبيبا",
            },
            quantity: 4,
          },
          {
            label: {
              "en-US": "Garden set for your island",
              "ko-KR": "섬 정원 꾸미기 세트",
              "ja-JP": "島の庭づくりセット",
              "ar-SA": "طقم حديقة لجزيرتك",
            },
          },
        ],
      },
    ],
  },
  {
    game: battlecrush,
    standard: { tier: 0 },
    deluxe: { tier: 20, deal: { percent: 40, endsInHours: 30, earlierPercent: 25 } },
    ultimate: { tier: 40, deal: { percent: 25, endsInHours: 30 } },
    keepsake: {
      "en-US": "Vending machine in gold",
      "ko-KR": "황금 자판기 스킨",
      "ja-JP": "黄金の自販機スキン",
      "ar-SA": "آلة البيع الذهبية",
    },
    additions: [
      {
        slug: "rainy-alley",
        tier: 5,
        title: {
          "en-US": "Battle Crush: Rainy Alley Pack",
          "ko-KR": "배틀크러쉬: 비 내리는 골목 팩",
          "ja-JP": "バトルクラッシュ 雨の路地裏パック",
          "ar-SA": "باتل كراش: حزمة الزقاق الماطر",
        },
        parts: [
          {
            label: {
              "en-US": "Umbrella finisher",
              "ko-KR": "우산 마무리 동작",
              "ja-JP": "傘のフィニッシュ技",
              "ar-SA": "ضربة ختامية بالمظلة",
            },
          },
          {
            label: {
              "en-US": "Courier skins",
              "ko-KR": "배달부 스킨",
              "ja-JP": "配達員スキン",
              "ar-SA": "مظاهر ساعي التوصيل",
            },
            quantity: 3,
          },
        ],
      },
    ],
  },
  {
    game: plaync,
    standard: { tier: 0 },
    deluxe: { tier: 10, deal: { percent: 50, endsInHours: 98, earlierPercent: 30 } },
    keepsake: {
      "en-US": "Paper fox mask",
      "ko-KR": "종이 여우 가면",
      "ja-JP": "紙のきつね面",
      "ar-SA": "قناع ثعلب ورقي",
    },
    additions: [
      {
        slug: "full-moon",
        tier: 5,
        title: {
          "en-US": "plaync Arcade: Full Moon Booths",
          "ko-KR": "플레이엔씨 아케이드: 보름달 부스",
          "ja-JP": "plaync アーケード 満月の屋台",
          "ar-SA": "بلاي إن سي أركيد: أكشاك البدر",
        },
        parts: [
          {
            label: {
              "en-US": "Three booths by moonlight",
              "ko-KR": "달빛 부스",
              "ja-JP": "月明かりの屋台",
              "ar-SA": "أكشاك ضوء القمر",
            },
            quantity: 3,
          },
        ],
      },
    ],
  },
  {
    game: tricksterm,
    standard: { tier: 0 },
    deluxe: { tier: 15, deal: { percent: 30, endsInHours: 120 } },
    keepsake: { "en-US": "Gilded drill", "ko-KR": "금도금 드릴", "ja-JP": "金めっきのドリル", "ar-SA": "مثقاب مذهّب" },
    additions: [
      {
        slug: "lighthouse",
        tier: 10,
        title: {
          "en-US": "Trickster M: Under the Lighthouse",
          "ko-KR": "트릭스터M: 등대 아래",
          "ja-JP": "トリックスターM 灯台の下",
          "ar-SA": "تريكستر M: تحت المنارة",
        },
        parts: [
          {
            label: {
              "en-US": "Dig site below the lighthouse",
              "ko-KR": "등대 지하 발굴장",
              "ja-JP": "灯台地下の発掘場",
              "ar-SA": "موقع حفر تحت المنارة",
            },
          },
          { label: { "en-US": "Crab butler", "ko-KR": "집사 게", "ja-JP": "執事のカニ", "ar-SA": "سرطان خادم" } },
        ],
      },
    ],
  },
];
