import type { AchievementTier } from "#core/achievements/achievement.ts";
import type { Localized, SeedAchievement, SeedGame } from "../../content-types.ts";
import { localize } from "../facts/localize.ts";
import { THEME_OF_GAME } from "./theme-of-game.ts";
import { ACHIEVEMENT_NAMES } from "./themes.ts";

/** What stands at each place of a game's achievements: how hard, how much of it, and what is to be done. */
interface Step {
  readonly tier: AchievementTier;
  readonly goal: number;
  /** Part of the players who have it. */
  readonly earnedShare: number;
  readonly isHidden?: boolean;
  readonly description: Localized<string>;
}

const step = (
  tier: AchievementTier,
  goal: number,
  earnedShare: number,
  words: readonly [english: string, korean: string, japanese: string, arabic: string],
  isHidden = false,
): Step => ({
  tier,
  goal,
  earnedShare,
  isHidden,
  description: { "en-US": words[0], "ko-KR": words[1], "ja-JP": words[2], "ar-SA": words[3] },
});

const STEPS: readonly Step[] = [
  step("bronze", 1, 0.86, [
    "Finish the first chapter.",
    "첫 번째 장을 완료하세요.",
    "最初の章をクリアする。",
    "أكمل الفصل الأول.",
  ]),
  step("bronze", 10, 0.71, [
    "Stand by others in 10 fights.",
    "동료와 함께 전투를 10번 치르세요.",
    "仲間とともに10回戦う。",
    "قاتل إلى جانب الآخرين ١٠ مرات.",
  ]),
  step("bronze", 100, 0.58, [
    "Win 100 fights.",
    "전투에서 100번 승리하세요.",
    "100回勝利する。",
    "انتصر في ١٠٠ معركة.",
  ]),
  step("bronze", 7, 0.44, [
    "Play on 7 different days.",
    "서로 다른 7일 동안 플레이하세요.",
    "別々の7日間プレイする。",
    "العب في ٧ أيام مختلفة.",
  ]),
  step("silver", 25, 0.27, [
    "Defeat 25 captains.",
    "우두머리를 25번 처치하세요.",
    "強敵を25体倒す。",
    "اهزم ٢٥ قائدًا.",
  ]),
  step("silver", 12, 0.19, [
    "Take part in 12 great events.",
    "대규모 이벤트에 12번 참여하세요.",
    "大規模イベントに12回参加する。",
    "شارك في ١٢ حدثًا كبيرًا.",
  ]),
  step("silver", 50, 0.12, [
    "Help players you have never met 50 times.",
    "처음 만난 플레이어를 50번 도와주세요.",
    "初めて会うプレイヤーを50回助ける。",
    "ساعد لاعبين لم تلتقِ بهم من قبل ٥٠ مرة.",
  ]),
  step(
    "gold",
    1,
    0.047,
    [
      "Win a fight as the last one standing.",
      "마지막까지 홀로 살아남아 승리하세요.",
      "最後の一人になって勝つ。",
      "انتصر وأنت آخر الصامدين.",
    ],
    true,
  ),
  step("gold", 1, 0.021, [
    "Reach the highest rank of a season.",
    "한 시즌의 최고 등급에 오르세요.",
    "シーズンの最高ランクに到達する。",
    "ابلغ أعلى رتبة في الموسم.",
  ]),
];

const MASTERY: Step & { readonly title: Localized<string> } = {
  ...step("gold", 9, 0.008, [
    "Earn every other achievement of the game.",
    "이 게임의 다른 업적을 모두 달성하세요.",
    "このゲームのほかの実績をすべて獲得する。",
    "احصل على كل إنجازات اللعبة الأخرى.",
  ]),
  title: { "en-US": "Mastery", "ko-KR": "완전 정복", "ja-JP": "完全制覇", "ar-SA": "الإتقان" },
};

/** What each game honors its players for. Games that nobody has played yet have none. */
export function achievementsOf(games: readonly SeedGame[]): readonly SeedAchievement[] {
  return games.flatMap(({ gameCode, schedule }) => {
    const theme = THEME_OF_GAME[gameCode];
    const names = theme === undefined ? [] : ACHIEVEMENT_NAMES[theme];
    const isOut = schedule.releaseOffsetHours !== null && schedule.releaseOffsetHours < 0;
    if (!isOut) return [];
    return [...names, { id: "mastery", title: MASTERY.title }].map(({ id, title }, place) => {
      const { tier, goal, earnedShare, isHidden = false, description } = STEPS[place] ?? MASTERY;
      const texts = localize((locale) => ({ title: title[locale], description: description[locale] }));
      return { gameCode, id, tier, goal, earnedShare, isHidden, texts };
    });
  });
}
