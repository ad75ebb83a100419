import type { SeedGame } from "../../content-types.ts";

type Board = SeedGame["boards"][number];

export const FREE_BOARD: Board = {
  alias: "free",
  title: { "en-US": "General talk", "ko-KR": "자유게시판", "ja-JP": "フリートーク", "ar-SA": "نقاش عام" },
  menus: [
    { id: "talk", title: { "en-US": "Small talk", "ko-KR": "잡담", "ja-JP": "雑談", "ar-SA": "دردشة" } },
    { id: "stories", title: { "en-US": "Stories", "ko-KR": "이야기", "ja-JP": "思い出", "ar-SA": "حكايات" } },
  ],
};

export const GUIDE_BOARD: Board = {
  alias: "guide",
  title: { "en-US": "Guides and tips", "ko-KR": "공략과 팁", "ja-JP": "攻略・ヒント", "ar-SA": "أدلة ونصائح" },
  menus: [
    {
      id: "start",
      title: { "en-US": "First steps", "ko-KR": "입문", "ja-JP": "はじめに", "ar-SA": "الخطوات الأولى" },
    },
    {
      id: "fights",
      title: { "en-US": "Fights and sieges", "ko-KR": "전투·공성", "ja-JP": "戦い・攻城", "ar-SA": "المعارك والحصار" },
    },
    {
      id: "travel",
      title: { "en-US": "Travel and trade", "ko-KR": "이동·거래", "ja-JP": "移動・取引", "ar-SA": "السفر والتجارة" },
    },
  ],
};

export const SCREENSHOT_BOARD: Board = {
  alias: "screenshot",
  title: { "en-US": "Screenshots", "ko-KR": "스크린샷", "ja-JP": "スクリーンショット", "ar-SA": "لقطات الشاشة" },
};

export const QUESTION_BOARD: Board = {
  alias: "question",
  title: { "en-US": "Questions and answers", "ko-KR": "질문과 답변", "ja-JP": "質問と回答", "ar-SA": "أسئلة وأجوبة" },
};

export const PARTY_BOARD: Board = {
  alias: "party",
  title: { "en-US": "Looking for a party", "ko-KR": "파티·혈맹 모집", "ja-JP": "仲間募集", "ar-SA": "البحث عن فريق" },
};

export const STANDARD_BOARDS: readonly Board[] = [FREE_BOARD, GUIDE_BOARD, SCREENSHOT_BOARD, QUESTION_BOARD];
