import { css } from "@linaria/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { GameCode } from "#core/catalogue/game.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { ArticleRow } from "#ui/features/boards/components/article-row.tsx";
import { type BoardArea, boardPathsOf } from "#ui/features/boards/components/board-paths.ts";
import { BoardTrouble } from "#ui/features/boards/components/board-trouble.tsx";
import { listStateOf } from "#ui/features/boards/components/list-state.ts";
import { articlesQuery, boardsQuery } from "#ui/features/boards/queries/boards.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { InfiniteList } from "#ui/kit/infinite-list/infinite-list.tsx";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

export interface GameBoardInput {
  readonly gameCode: GameCode;
  /** Target of its articles: pages of the store, or of the launcher's home. */
  readonly area: BoardArea;
}

const tabs = css`
  @layer sections {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;

const list = css`
  @layer sections {
    /* Headings of the rows are one level below those of the tabs. */
    margin-inline: calc(-1 * var(--space-5));

    @media ${UP_TO_PHONE} {
      margin-inline: 0;
    }

    & > li {
      border-block-start: 1px solid var(--color-line);
      content-visibility: auto;
      contain-intrinsic-block-size: auto 128px;
    }
  }
`;

const ALIAS = v.string();

/** The popup "game board": what players write about a game, without leaving the page; an article opens as a page. */
export default function GameBoardPopup({ input: { gameCode, area }, layer }: PopupProps<GameBoardInput, never>) {
  const { t: text } = useTranslation("boards");
  const { t: common } = useTranslation("popups");
  const boards = useQuery(boardsQuery(useQueryScope(), gameCode));
  const [chosen, setChosen] = usePersistedState<string | null>("game-board/alias", ALIAS, null);
  const all = boards.data?.boards ?? [];
  const alias = chosen ?? all[0]?.alias;
  const paths = boardPathsOf(gameCode, area);
  return (
    <Dialog
      layer={layer}
      title={text("pageTitle")}
      closeLabel={common("close")}
      size="medium"
      actions={
        alias !== undefined && (
          <>
            <ButtonLink to={paths.list(alias)} variant="secondary">
              {text("toBoard")}
            </ButtonLink>
            <ButtonLink to={paths.write(alias)} icon="pencil">
              {text("write")}
            </ButtonLink>
          </>
        )
      }
    >
      {boards.isError && (
        <BoardTrouble
          gameCode={gameCode}
          error={boards.error}
          isRetrying={boards.isFetching}
          onRetry={() => void boards.refetch()}
          empty={<StatePanel icon="messages" title={text("noBoards")} />}
        />
      )}
      {boards.isPending && <Skeleton height="320px" shape="block" />}
      {alias !== undefined && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons of a choice, not fields of a form. */}
          <div className={tabs} role="group" aria-label={text("boardTabs")}>
            {all.map((board) => (
              <Button
                key={board.alias}
                variant="outlineSecondary"
                size="small"
                selected={board.alias === alias}
                aria-pressed={board.alias === alias}
                onClick={() => setChosen(board.alias)}
              >
                {board.title}
              </Button>
            ))}
          </div>
          <Articles key={alias} gameCode={gameCode} alias={alias} viewOf={(id) => paths.view(alias, id)} />
        </>
      )}
    </Dialog>
  );
}

interface ArticlesProps {
  readonly gameCode: GameCode;
  readonly alias: string;
  readonly viewOf: (articleId: string) => string;
}

function Articles({ gameCode, alias, viewOf }: ArticlesProps) {
  const { t: text } = useTranslation("boards");
  const articles = useInfiniteQuery(articlesQuery(useQueryScope(), gameCode, alias, {}));
  const nothing = (
    <StatePanel icon="messages" title={text("none")}>
      {text("noneText")}
    </StatePanel>
  );
  if (articles.data === undefined) {
    if (!articles.isError) return <Skeleton height="320px" shape="block" />;
    return (
      <BoardTrouble
        gameCode={gameCode}
        error={articles.error}
        isRetrying={articles.isFetching}
        onRetry={() => void articles.refetch()}
        empty={nothing}
      />
    );
  }
  const shown = articles.data.pages.flatMap((page) => page.articles);
  if (shown.length === 0) return nothing;
  return (
    <InfiniteList
      name={`game-board/${alias}/length`}
      count={shown.length}
      state={listStateOf(articles)}
      onMore={() => void articles.fetchNextPage()}
    >
      <ul className={list} aria-label={text("listLabel")}>
        {shown.map((article) => (
          <li key={article.id}>
            <ArticleRow article={article} to={viewOf(article.id)} menu={undefined} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}
