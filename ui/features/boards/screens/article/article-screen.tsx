import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import type { Game } from "#core/catalogue/game.ts";
import type { Article } from "#core/community/article.ts";
import { belongsToBoard } from "#core/community/board-ref.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { ArticleView } from "#ui/features/boards/components/article-view.tsx";
import { BoardLink } from "#ui/features/boards/components/board-link.tsx";
import { BoardFailure } from "#ui/features/boards/components/board-nothing.tsx";
import { useBoardPaths } from "#ui/features/boards/components/board-paths.ts";
import { CommentList } from "#ui/features/boards/components/comment-list.tsx";
import { articleQuery, boardsQuery } from "#ui/features/boards/queries/boards.ts";
import { GameFailure } from "#ui/features/game-header/game-failure.tsx";
import { GamePageSkeleton } from "#ui/features/game-header/game-page-skeleton.tsx";
import { useGame } from "#ui/features/game-header/use-game.ts";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { NotFoundScreen } from "#ui/patterns/failures/not-found-screen.tsx";
import { BoardMenu } from "../board/board-menu.tsx";
import type { ArticleParams } from "./article-data.ts";
import { useNotifyLauncher } from "./use-notify-launcher.ts";

const page = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
    max-inline-size: 808px;
    margin-inline: auto;
    padding: var(--space-6) var(--gutter) var(--space-20);
  }
`;

function Comments({ article }: { readonly article: Article }) {
  return (
    <PageStep fallback={<Skeleton height="320px" shape="block" />}>
      <CommentList article={article} />
    </PageStep>
  );
}

/** Article of a board: `/game/{gameCode}/board/{boardAlias}/view/{articleId}`, or with its menu instead of `view`. */
export function ArticleScreen({ gameCode, ...address }: ArticleParams) {
  const game = useGame(gameCode);
  if (game.data !== undefined) return <ArticleOfGame key={gameCode} game={game.data} {...address} />;
  return game.isError ? <GameFailure query={game} /> : <GamePageSkeleton />;
}

interface ArticleOfGameProps extends Omit<ArticleParams, "gameCode"> {
  readonly game: Game;
}

function ArticleOfGame({ game, boardAlias, boardMenu, articleId }: ArticleOfGameProps) {
  const { gameCode } = game;
  const scope = useQueryScope();
  const paths = useBoardPaths(gameCode);
  const article = useQuery(articleQuery(scope, { id: articleId, gameCode }));
  useNotifyLauncher(article.data?.hidden === null ? article.data : undefined);
  const { data: boards } = useQuery(boardsQuery(scope, gameCode));
  const alias = article.data?.boardAlias ?? boardAlias;
  const board = boards?.boards.find((one) => one.alias === alias);
  const menu = board?.menus?.find(({ id }) => id === article.data?.menu);
  if (article.data !== undefined && !belongsToBoard(article.data, { gameCode, boardAlias, boardMenu }))
    return <NotFoundScreen />;
  return (
    <div>
      <BoardMenu game={game} />
      <div className={page}>
        <BoardLink gameCode={gameCode} gameTitle={game.title} boardAlias={alias} boards={boards?.boards} />
        {article.data !== undefined ? (
          <>
            <ArticleView key={articleId} article={article.data} menu={menu?.title} />
            <Comments key={`${articleId}/comments`} article={article.data} />
          </>
        ) : article.isError ? (
          <BoardFailure
            what="article"
            to={paths.list(alias)}
            gameCode={gameCode}
            error={article.error}
            isRetrying={article.isFetching}
            onRetry={() => void article.refetch()}
          />
        ) : (
          <Skeleton height="420px" shape="block" />
        )}
      </div>
    </div>
  );
}
