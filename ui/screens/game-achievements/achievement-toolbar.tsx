import { css } from "@linaria/core";
import { ACHIEVEMENT_SHOWS, ACHIEVEMENT_SORTS } from "#core/achievements/achievement-list.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { type GameAchievementsSearch, writeGameAchievementsSearch } from "./game-achievements-search.ts";

interface AchievementToolbarProps {
  readonly path: string;
  readonly choice: GameAchievementsSearch;
}

const toolbar = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);

    & > div {
      display: grid;
      grid-template-columns: 84px minmax(0, 1fr);
      align-items: start;
    }

    & > div > span {
      padding-block: 6px;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    & a {
      flex: none;
      border-radius: var(--radius-pill);
    }

    @media ${UP_TO_PHONE} {
      & > div {
        grid-template-columns: minmax(0, 1fr);
      }

      & > div > span {
        padding-block: 0 2px;
      }
    }
  }
`;

/** Which achievements are shown and in which order: links, so that every choice has an address. Guests have no own way to sort by. */
export function AchievementToolbar({ path, choice }: AchievementToolbarProps) {
  const text = useText("achievements");
  const { user } = useVisit();
  const showNames = { all: text("showAll"), earned: text("showEarned"), open: text("showOpen") };
  const sortNames = {
    game: text("sortGame"),
    rarest: text("sortRarest"),
    nearest: text("sortNearest"),
    latest: text("sortLatest"),
  };
  const link = (key: string, label: string, change: GameAchievementsSearch, isChosen: boolean) => (
    <li key={key}>
      <ButtonLink
        to={path}
        search={writeGameAchievementsSearch({ ...choice, ...change })}
        keepScroll
        variant="outlineSecondary"
        size="small"
        selected={isChosen}
        aria-current={isChosen || undefined}
      >
        {label}
      </ButtonLink>
    </li>
  );
  const { show = "all", sort = "game" } = choice;
  const sorts = user === null ? (["game", "rarest"] as const) : ACHIEVEMENT_SORTS;
  return (
    <nav className={toolbar} aria-label={text("toolbar")}>
      {user !== null && (
        <div>
          <span>{text("show")}</span>
          <ul>{ACHIEVEMENT_SHOWS.map((one) => link(one, showNames[one], { show: one }, one === show))}</ul>
        </div>
      )}
      <div>
        <span>{text("sortBy")}</span>
        <ul>{sorts.map((one) => link(one, sortNames[one], { sort: one }, one === sort))}</ul>
      </div>
    </nav>
  );
}
