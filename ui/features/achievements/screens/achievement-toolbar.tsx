import { useTranslation } from "react-i18next";
import { ACHIEVEMENT_SHOWS, ACHIEVEMENT_SORTS } from "#core/achievements/achievement-view.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { type ChoiceRow, ChoiceRows } from "#ui/patterns/choice-rows/choice-rows.tsx";
import { type GameAchievementsSearch, writeGameAchievementsSearch } from "./game-achievements-search.ts";

interface AchievementToolbarProps {
  readonly path: string;
  readonly choice: GameAchievementsSearch;
}

/** Which achievements are shown and in which order: links, so that every choice has an address. Guests have no own way to sort by. */
export function AchievementToolbar({ path, choice }: AchievementToolbarProps) {
  const { t: text } = useTranslation("achievements");
  const { user } = useVisit();
  const showNames = { all: text("showAll"), earned: text("showEarned"), open: text("showOpen") };
  const sortNames = {
    game: text("sortGame"),
    rarest: text("sortRarest"),
    nearest: text("sortNearest"),
    latest: text("sortLatest"),
  };
  const { show = "all", sort = "game" } = choice;
  const sorts = user === null ? (["game", "rarest"] as const) : ACHIEVEMENT_SORTS;
  const choiceOf = (key: string, label: string, change: GameAchievementsSearch, isChosen: boolean) => ({
    key,
    label,
    search: writeGameAchievementsSearch({ ...choice, ...change }),
    isChosen,
  });
  const rows: readonly ChoiceRow[] = [
    {
      label: text("show"),
      choices: ACHIEVEMENT_SHOWS.map((one) => choiceOf(one, showNames[one], { show: one }, one === show)),
    },
    { label: text("sortBy"), choices: sorts.map((one) => choiceOf(one, sortNames[one], { sort: one }, one === sort)) },
  ];
  return <ChoiceRows label={text("toolbar")} path={path} rows={user === null ? rows.slice(1) : rows} />;
}
