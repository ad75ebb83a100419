import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import { hasBoard } from "#core/community/board-ref.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { ESSENTIAL } from "#ui/data/query-meta.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { BoardFailure } from "#ui/features/boards/components/board-nothing.tsx";
import { useBoardPaths } from "#ui/features/boards/components/board-paths.ts";
import { boardsQuery } from "#ui/features/boards/queries/boards.ts";
import { GameBanner } from "#ui/features/game-header/game-banner.tsx";
import { GameFailure } from "#ui/features/game-header/game-failure.tsx";
import { GamePageSkeleton } from "#ui/features/game-header/game-page-skeleton.tsx";
import { useGame } from "#ui/features/game-header/use-game.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { TabLinks } from "#ui/kit/tabs/tab-links.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { NotFoundScreen } from "#ui/patterns/failures/not-found-screen.tsx";
import { BoardArticles } from "./board-articles.tsx";
import type { BoardParams } from "./board-data.ts";
import { BoardMenu } from "./board-menu.tsx";
import type { BoardSearch } from "./board-search.ts";

const page = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    max-inline-size: 960px;
    margin-inline: auto;
    padding: var(--space-6) var(--gutter) var(--space-20);

    & > [data-part="tabs"] {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-3) var(--space-4);
      block-size: 56px;
      border-block-end: 1px solid var(--color-line);
    }

    & > [data-part="tabs"] > :first-child {
      min-inline-size: 0;
    }

    & > [data-part="tabs"] > a {
      flex: none;
    }
  }
`;

export interface BoardPageProps extends BoardParams {
  readonly search: BoardSearch;
}

/** The boards of a game: `/game/{gameCode}/board/{boardAlias?}/{boardMenu?}`. */
export function BoardScreen({ gameCode, ...address }: BoardPageProps) {
  const game = useGame(gameCode);
  if (game.data !== undefined) return <BoardsOfGame key={gameCode} game={game.data} {...address} />;
  return game.isError ? <GameFailure query={game} /> : <GamePageSkeleton />;
}

interface BoardsOfGameProps extends Omit<BoardPageProps, "gameCode"> {
  readonly game: Game;
}

function BoardsOfGame({ game, boardAlias, boardMenu, search }: BoardsOfGameProps) {
  const { t: text } = useTranslation("boards");
  const { number } = useFormats();
  const { gameCode } = game;
  const paths = useBoardPaths(gameCode);
  const boards = useQuery({ ...boardsQuery(useQueryScope(), gameCode), meta: ESSENTIAL });
  const list = boards.data?.boards ?? [];
  const alias = boardAlias ?? list[0]?.alias;
  const board = list.find((one) => one.alias === alias);
  if (boards.data !== undefined && !hasBoard(boards.data, { boardAlias, boardMenu })) return <NotFoundScreen />;
  return (
    <article>
      <GameBanner game={game} title={text("pageTitle")} to={paths.start} />
      <BoardMenu game={game} />
      <div className={page}>
        {paths.area === "game" && (
          <div>
            <TextLink to={buildPath("notice", {})} search={{ category: "boards" }}>
              {text("allBoards")}
            </TextLink>
          </div>
        )}
        {boards.data === undefined ? (
          boards.isError ? (
            <BoardFailure
              what="boards"
              to={paths.start}
              gameCode={gameCode}
              error={boards.error}
              isRetrying={boards.isFetching}
              onRetry={() => void boards.refetch()}
            />
          ) : (
            <Skeleton height="480px" shape="block" />
          )
        ) : (
          <>
            <div data-part="tabs">
              <TabLinks
                label={text("boardTabs")}
                current={alias ?? ""}
                tabs={list.map((one) => ({
                  id: one.alias,
                  label: one.title,
                  to: paths.list(one.alias),
                  count: one.articleCount ? number(one.articleCount) : undefined,
                }))}
              />
              <ButtonLink to={paths.write(board?.alias)} size="small" icon="pencil">
                {text("write")}
              </ButtonLink>
            </div>
            {alias !== undefined && (
              <BoardArticles
                key={alias}
                gameCode={gameCode}
                alias={alias}
                menus={board?.menus ?? []}
                menu={boardMenu}
                search={search}
              />
            )}
          </>
        )}
      </div>
    </article>
  );
}
