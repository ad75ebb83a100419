import type { SeedGenre } from "../content-types.ts";

/** Genres by which the store can be filtered. */
export const genres: readonly SeedGenre[] = [
  { id: "mmorpg", label: { "en-US": "MMORPG", "ko-KR": "MMORPG", "ja-JP": "MMORPG", "ar-SA": "تقمّص أدوار جماعية" } },
  {
    id: "action-mmorpg",
    label: {
      "en-US": "Action MMORPG",
      "ko-KR": "액션 MMORPG",
      "ja-JP": "アクションMMORPG",
      "ar-SA": "أكشن جماعية ضخمة",
    },
  },
  {
    id: "classic-mmorpg",
    label: {
      "en-US": "Classic MMORPG",
      "ko-KR": "클래식 MMORPG",
      "ja-JP": "クラシックMMORPG",
      "ar-SA": "جماعية كلاسيكية",
    },
  },
  {
    id: "action-rpg",
    label: { "en-US": "Action RPG", "ko-KR": "액션 RPG", "ja-JP": "アクションRPG", "ar-SA": "أكشن وتقمّص أدوار" },
  },
  {
    id: "survival-rpg",
    label: { "en-US": "Survival RPG", "ko-KR": "서바이벌 RPG", "ja-JP": "サバイバルRPG", "ar-SA": "بقاء وتقمّص أدوار" },
  },
  {
    id: "collectible-rpg",
    label: { "en-US": "Collectible RPG", "ko-KR": "수집형 RPG", "ja-JP": "コレクションRPG", "ar-SA": "جمع شخصيات" },
  },
  {
    id: "idle-rpg",
    label: { "en-US": "Idle RPG", "ko-KR": "방치형 RPG", "ja-JP": "放置系RPG", "ar-SA": "لعب تلقائي" },
  },
  { id: "rpg", label: { "en-US": "RPG", "ko-KR": "RPG", "ja-JP": "RPG", "ar-SA": "تقمّص أدوار" } },
  { id: "brawler", label: { "en-US": "Brawler", "ko-KR": "난투 액션", "ja-JP": "乱闘アクション", "ar-SA": "عراك" } },
  {
    id: "coop-shooter",
    label: { "en-US": "Co-op shooter", "ko-KR": "협동 슈터", "ja-JP": "協力型シューター", "ar-SA": "تصويب تعاوني" },
  },
  {
    id: "party",
    label: { "en-US": "Party", "ko-KR": "파티 게임", "ja-JP": "パーティー", "ar-SA": "ألعاب جماعية خفيفة" },
  },
  {
    id: "adventure",
    label: { "en-US": "Adventure", "ko-KR": "어드벤처", "ja-JP": "アドベンチャー", "ar-SA": "مغامرات" },
  },
  { id: "strategy", label: { "en-US": "Strategy", "ko-KR": "전략", "ja-JP": "ストラテジー", "ar-SA": "استراتيجية" } },
];
