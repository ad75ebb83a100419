import type { ReactNode } from "react";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/i18n/use-formats.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { PageMenu } from "#ui/sections/page-menu/page-menu.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";

interface GameMenuProps {
  readonly gameCode: string;
  readonly title: string;
  /** Language of the title, where it is not the page's. */
  readonly titleLanguage?: string | undefined;
  readonly current: "overview" | "achievements" | "reviews" | "boards";
  /** Number of ratings, as soon as it is known. */
  readonly ratings: number | undefined;
  /** The call to action in its short form. */
  readonly children?: ReactNode;
}

/** The game's own menu: its name, its pages and the call to action. */
export function GameMenu({ gameCode, ratings, ...menu }: GameMenuProps) {
  const text = useText("game");
  const { number } = useFormats();
  const { shell } = useVisit();
  const overview = buildPath("game", { gameCode });
  return (
    <PageMenu
      {...menu}
      label={text("pagesOfGame")}
      titleTo={overview}
      tabs={[
        { id: "overview", label: text("tabOverview"), to: overview },
        { id: "achievements", label: text("tabAchievements"), to: buildPath("gameAchievement", { gameCode }) },
        {
          id: "reviews",
          label: text("tabReviews"),
          to: buildPath("gameReview", { gameCode }),
          count: ratings ? number(ratings) : undefined,
        },
        { id: "boards", label: text("tabBoards"), to: buildPath("gameBoard", { gameCode }) },
        ...(shell === "launcher"
          ? [{ id: "lobby", label: text("tabLobby"), to: buildPath("homeLobby", { gameCode }) }]
          : []),
      ]}
    />
  );
}
