import type { SeedLabel } from "../content-types.ts";

/** Why a game has its age rating. */
export const ageDescriptors: readonly SeedLabel[] = [
  { id: "violence", label: { "en-US": "Violence", "ko-KR": "폭력성", "ja-JP": "暴力", "ar-SA": "عنف" } },
  {
    id: "fantasy-violence",
    label: {
      "en-US": "Fantasy violence",
      "ko-KR": "판타지 폭력",
      "ja-JP": "ファンタジー的な暴力",
      "ar-SA": "عنف خيالي",
    },
  },
  { id: "blood", label: { "en-US": "Blood", "ko-KR": "유혈 표현", "ja-JP": "流血表現", "ar-SA": "دماء" } },
  { id: "fear", label: { "en-US": "Fear", "ko-KR": "공포", "ja-JP": "恐怖", "ar-SA": "رعب" } },
  {
    id: "language",
    label: { "en-US": "Strong language", "ko-KR": "거친 언어", "ja-JP": "言葉・その他", "ar-SA": "ألفاظ نابية" },
  },
  {
    id: "suggestive",
    label: { "en-US": "Suggestive themes", "ko-KR": "선정성", "ja-JP": "セクシャル", "ar-SA": "إيحاءات" },
  },
  {
    id: "alcohol",
    label: { "en-US": "Use of alcohol", "ko-KR": "음주 묘사", "ja-JP": "飲酒描写", "ar-SA": "ذكر الكحول" },
  },
  {
    id: "users-interact",
    label: {
      "en-US": "Players can talk to each other",
      "ko-KR": "이용자 간 소통",
      "ja-JP": "ユーザー間の交流",
      "ar-SA": "تفاعل بين اللاعبين",
    },
  },
  {
    id: "in-game-purchases",
    label: {
      "en-US": "In-game purchases",
      "ko-KR": "게임 내 구매",
      "ja-JP": "ゲーム内課金",
      "ar-SA": "مشتريات داخل اللعبة",
    },
  },
  {
    id: "random-items",
    label: {
      "en-US": "Purchases with random items",
      "ko-KR": "확률형 아이템 포함",
      "ja-JP": "ランダム型アイテムを含む",
      "ar-SA": "مشتريات بعناصر عشوائية",
    },
  },
];
