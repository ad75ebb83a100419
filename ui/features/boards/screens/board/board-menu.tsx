import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { storeIndexPath } from "#core/navigation/store-index-path.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useBoardPaths } from "#ui/features/boards/components/board-paths.ts";
import { GameMenu } from "#ui/features/game-header/game-menu.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { PageMenu } from "#ui/patterns/page-menu/page-menu.tsx";

/** The menu above the boards of a game: its pages in the store; in the launcher's home its lobby, where they belong. */
export function BoardMenu({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  const { t: common } = useTranslation("common");
  const { locale, shell } = useVisit();
  const { gameCode, title } = game;
  const paths = useBoardPaths(gameCode);
  const head = {
    title,
    titleLanguage: game.textLocale === locale ? undefined : game.textLocale,
    current: "boards",
  } as const;
  if (paths.area === "game") return <GameMenu {...head} gameCode={gameCode} />;
  return (
    <PageMenu
      {...head}
      label={text("pagesOfGame")}
      titleTo={paths.start}
      tabs={[
        { id: "lobby", label: text("tabLobby"), to: paths.start },
        { id: "boards", label: text("tabBoards"), to: paths.list() },
      ]}
    >
      <ButtonLink to={buildPath("launcherIndex", {})} variant="tertiary" size="small" icon="grid">
        {common("navLobbies")}
      </ButtonLink>
      <ButtonLink to={storeIndexPath(shell)} variant="tertiary" size="small" icon="store">
        {common("toStore")}
      </ButtonLink>
    </PageMenu>
  );
}
