import { css } from "@linaria/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { ArticleEntry, ArticlePage, Board } from "#core/community/article.ts";
import { classifyFailure } from "#core/failures/classify-failure.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { ArticleRow } from "#ui/features/boards/components/article-row.tsx";
import { BoardFailure, BoardNothing } from "#ui/features/boards/components/board-nothing.tsx";
import { useBoardPaths } from "#ui/features/boards/components/board-paths.ts";
import { listStateOf } from "#ui/features/boards/components/list-state.ts";
import { articlesQuery } from "#ui/features/boards/queries/boards.ts";
import { InfiniteList } from "#ui/kit/infinite-list/infinite-list.tsx";
import { WindowedList } from "#ui/kit/infinite-list/windowed-list.tsx";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { articleFilterOf, type BoardSearch, openedPages, writeBoardSearch } from "./board-search.ts";
import { BoardToolbar } from "./board-toolbar.tsx";

interface BoardArticlesProps {
  readonly gameCode: string;
  readonly alias: string;
  readonly menus: NonNullable<Board["menus"]>;
  /** The menu that is shown; all if absent. */
  readonly menu: string | undefined;
  readonly search: BoardSearch;
}

/** About the height of an article in the list, in CSS pixels. */
const ROW_HEIGHT = 113;

const list = css`
  @layer screens {
    /* Headings of the rows are one level below those of the tabs. */
    margin-inline: calc(-1 * var(--space-5));

    /* Content outside the viewport is not laid out. The first part is in it, where an estimated height would move the rest. */
    & > [data-part="box"]:not(:first-child) {
      content-visibility: auto;
    }

    & > div > div {
      position: relative;
    }

    /* As wide as the words of the rows, which are wider by their padding. */
    & > div > div::after {
      content: "";
      position: absolute;
      inset-block-end: 0;
      inset-inline: var(--space-5);
      border-block-end: 1px solid var(--color-line);
    }

    @media ${UP_TO_PHONE} {
      margin-inline: 0;

      & > div > div::after {
        inset-inline: 0;
      }
    }
  }
`;

const note = css`
  @layer screens {
    color: var(--color-text-quiet);
  }
`;

const skeleton = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);
  }
`;

/** Whether a list is known to be empty: it has no article, or the board says that nothing is found. */
function hasNothing({
  data,
  error,
}: {
  readonly data: { readonly pages: readonly ArticlePage[] } | undefined;
  readonly error: unknown;
}) {
  const failure = failureOf(error);
  return data === undefined
    ? failure !== null && classifyFailure(failure) === "empty"
    : data.pages.every(({ articles }) => articles.length === 0);
}

const loadLiveArticles = () => import("./live-articles.tsx");

/** The articles of a board with filters and order. */
export function BoardArticles({ gameCode, alias, menus, menu, search }: BoardArticlesProps) {
  const { t: text } = useTranslation("boards");
  const navigate = useNavigate();
  const paths = useBoardPaths(gameCode);
  const scope = useQueryScope();
  const narrowed = articleFilterOf(scope, search, menu);
  const inLanguage = useInfiniteQuery(articlesQuery(scope, gameCode, alias, narrowed));
  const isNarrowed = search.q !== undefined || menu !== undefined || search.sort === "recommended";
  // A board without a word in the chosen language shows all it has.
  const isBare = !isNarrowed && narrowed.language !== undefined && hasNothing(inLanguage);
  const { language: _, ...others } = narrowed;
  const filter = isBare ? others : narrowed;
  const anyLanguage = useInfiniteQuery({ ...articlesQuery(scope, gameCode, alias, others), enabled: isBare });
  const articles = isBare ? anyLanguage : inLanguage;
  const { data } = articles;
  const { module: live } = useIdleModule(loadLiveArticles);
  const count = data?.pages.reduce((sum, page) => sum + page.articles.length, 0) ?? 0;

  const more = async () => {
    const { data: grown } = await articles.fetchNextPage();
    // The address knows how far the player has read, so that coming back leads there.
    const pages = openedPages(grown?.pages.length ?? 1);
    // Every link of the page re-renders for a new address, and there may be thousands.
    if (pages > 1 && pages !== search.pages)
      await navigate({ to: ".", search: { ...search, pages }, replace: true, resetScroll: false });
  };
  const nothing = isNarrowed
    ? ({ what: "matches", to: paths.list(alias) } as const)
    : ({ what: "articles", to: paths.write(alias) } as const);
  return (
    <>
      {live && <live.LiveArticles gameCode={gameCode} alias={alias} pages={data?.pages.length ?? 0} />}
      <BoardToolbar
        choice={search}
        menus={menus}
        menu={menu}
        pathOf={(id) => paths.list(alias, id)}
        searchOf={writeBoardSearch}
      />
      {isBare && <p className={note}>{text("noneInLanguage")}</p>}
      {data === undefined ? (
        articles.isError ? (
          <BoardFailure
            {...nothing}
            gameCode={gameCode}
            error={articles.error}
            isRetrying={articles.isFetching}
            onRetry={() => void articles.refetch()}
          />
        ) : (
          <ListSkeleton />
        )
      ) : count === 0 ? (
        <BoardNothing {...nothing} />
      ) : (
        <InfiniteList
          name={`articles/${alias}`}
          count={count}
          state={listStateOf(articles)}
          onMore={() => void more()}
          skeleton={<ListSkeleton />}
        >
          <ArticlePages key={JSON.stringify([alias, filter])} pages={data.pages} gameCode={gameCode} menus={menus} />
        </InfiniteList>
      )}
      <PartialNote queryKey={articlesQuery(scope, gameCode, alias, filter).queryKey} />
    </>
  );
}

interface ArticlePagesProps {
  readonly pages: readonly ArticlePage[];
  readonly gameCode: string;
  readonly menus: NonNullable<Board["menus"]>;
}

function ArticlePages({ pages, gameCode, menus }: ArticlePagesProps) {
  const { t: text } = useTranslation("boards");
  const paths = useBoardPaths(gameCode);
  const renderArticle = useCallback(
    (article: ArticleEntry) => (
      <ArticleRow
        article={article}
        to={paths.view(article.boardAlias, article.id)}
        menu={menus.find(({ id }) => id === article.menu)?.title}
      />
    ),
    [paths, menus],
  );
  return (
    <WindowedList
      className={list}
      label={text("listLabel")}
      pages={pages.map(({ articles }) => articles)}
      itemHeight={ROW_HEIGHT}
      renderItem={renderArticle}
    />
  );
}

function ListSkeleton() {
  return (
    <div className={skeleton} aria-busy="true">
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} height="116px" shape="block" />
      ))}
    </div>
  );
}
