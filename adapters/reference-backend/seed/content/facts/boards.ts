import type { SeedGame } from "../../content-types.ts";

type Board = SeedGame["boards"][number];

export const FREE_BOARD: Board = {
  alias: "free",
  title: { "en-US": "General talk", "ko-KR": "자유게시판", "ja-JP": "フリートーク", "ar-SA": "نقاش عام" },
};

export const GUIDE_BOARD: Board = {
  alias: "guide",
  title: { "en-US": "Guides and tips", "ko-KR": "공략과 팁", "ja-JP": "攻略・ヒント", "ar-SA": "أدلة ونصائح" },
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
