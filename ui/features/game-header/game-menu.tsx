import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { GAME_TABS, type GameTab } from "#core/navigation/constants.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import type { TabLink } from "#ui/kit/tabs/tab-links.tsx";
import { PageMenu } from "#ui/patterns/page-menu/page-menu.tsx";

interface GameMenuProps {
  readonly gameCode: string;
  readonly title: string;
  /** Language of the title, where it is not the page's. */
  readonly titleLanguage?: string | undefined;
  readonly current: "overview" | "achievements" | "reviews" | "boards";
  /** The call to action in its short form. */
  readonly children?: ReactNode;
}

/** The game's own menu: its name, its pages and the call to action. */
export function GameMenu({ gameCode, ...menu }: GameMenuProps) {
  const { t: text } = useTranslation("game");
  const { shell } = useVisit();
  const overview = buildPath("game", { gameCode });
  const tabs: Readonly<Record<GameTab, TabLink>> = {
    achievement: {
      id: "achievements",
      label: text("tabAchievements"),
      to: buildPath("gameAchievement", { gameCode }),
    },
    review: {
      id: "reviews",
      label: text("tabReviews"),
      to: buildPath("gameReview", { gameCode }),
    },
    board: { id: "boards", label: text("tabBoards"), to: buildPath("gameBoard", { gameCode }) },
  };
  return (
    <PageMenu
      {...menu}
      label={text("pagesOfGame")}
      titleTo={overview}
      tabs={[
        { id: "overview", label: text("tabOverview"), to: overview },
        ...GAME_TABS.map((tab) => tabs[tab]),
        ...(shell === "launcher"
          ? [{ id: "lobby", label: text("tabLobby"), to: buildPath("homeLobby", { gameCode }) }]
          : []),
      ]}
    />
  );
}
