import type { SeedLabel } from "../content-types.ts";

/** What players call a game beyond its genre. */
export const tags: readonly SeedLabel[] = [
  { id: "siege", label: { "en-US": "Castle sieges", "ko-KR": "공성전", "ja-JP": "攻城戦", "ar-SA": "حصار القلاع" } },
  {
    id: "open-world",
    label: { "en-US": "Open world", "ko-KR": "오픈 월드", "ja-JP": "オープンワールド", "ar-SA": "عالم مفتوح" },
  },
  {
    id: "seamless",
    label: {
      "en-US": "Seamless world",
      "ko-KR": "심리스 월드",
      "ja-JP": "シームレス",
      "ar-SA": "عالم بلا شاشات تحميل",
    },
  },
  { id: "pvp", label: { "en-US": "PvP", "ko-KR": "PvP", "ja-JP": "対人戦", "ar-SA": "لاعب ضد لاعب" } },
  { id: "raid", label: { "en-US": "Raids", "ko-KR": "레이드", "ja-JP": "レイド", "ar-SA": "غارات الزعماء" } },
  { id: "co-op", label: { "en-US": "Co-op", "ko-KR": "협동", "ja-JP": "協力プレイ", "ar-SA": "لعب تعاوني" } },
  {
    id: "solo",
    label: { "en-US": "Solo friendly", "ko-KR": "솔로 플레이", "ja-JP": "ソロ向き", "ar-SA": "يناسب اللعب المنفرد" },
  },
  {
    id: "story-rich",
    label: { "en-US": "Story rich", "ko-KR": "스토리 중심", "ja-JP": "物語重視", "ar-SA": "قصة غنية" },
  },
  { id: "martial-arts", label: { "en-US": "Martial arts", "ko-KR": "무협", "ja-JP": "武侠", "ar-SA": "فنون قتالية" } },
  { id: "flying", label: { "en-US": "Flight", "ko-KR": "비행", "ja-JP": "飛行", "ar-SA": "طيران" } },
  {
    id: "cross-play",
    label: {
      "en-US": "Cross-play",
      "ko-KR": "크로스 플레이",
      "ja-JP": "クロスプレイ",
      "ar-SA": "لعب مشترك بين المنصات",
    },
  },
  {
    id: "auto-play",
    label: { "en-US": "Auto play", "ko-KR": "자동 사냥", "ja-JP": "オート機能", "ar-SA": "قتال تلقائي" },
  },
  {
    id: "free-to-play",
    label: { "en-US": "Free to play", "ko-KR": "무료 플레이", "ja-JP": "基本プレイ無料", "ar-SA": "مجانية" },
  },
  {
    id: "dark-fantasy",
    label: {
      "en-US": "Dark fantasy",
      "ko-KR": "다크 판타지",
      "ja-JP": "ダークファンタジー",
      "ar-SA": "فانتازيا مظلمة",
    },
  },
  { id: "cute", label: { "en-US": "Cute", "ko-KR": "아기자기한", "ja-JP": "かわいい", "ar-SA": "لطيفة" } },
  { id: "sci-fi", label: { "en-US": "Science fiction", "ko-KR": "SF", "ja-JP": "SF", "ar-SA": "خيال علمي" } },
  {
    id: "controller",
    label: {
      "en-US": "Controller",
      "ko-KR": "컨트롤러 지원",
      "ja-JP": "コントローラー対応",
      "ar-SA": "يدعم ذراع التحكم",
    },
  },
  {
    id: "family",
    label: { "en-US": "For all ages", "ko-KR": "전체 이용가", "ja-JP": "全年齢", "ar-SA": "لجميع الأعمار" },
  },
];
