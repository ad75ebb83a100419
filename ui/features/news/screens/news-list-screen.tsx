import { css } from "@linaria/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { NOTICE_CATEGORIES, type NoticeCategory } from "#core/news/notice.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { NewsRow, NoticeRow, newsRows } from "#ui/features/news/components/news-rows.tsx";
import { OtherLanguage } from "#ui/features/news/components/other-language.tsx";
import {
  boardPostsQuery,
  noticesQuery,
  staticArticlesQuery,
  staticBoardsQuery,
} from "#ui/features/news/queries/news.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { dotted } from "#ui/kit/dotted/dotted.ts";
import { InfiniteList } from "#ui/kit/infinite-list/infinite-list.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { ChoiceRows } from "#ui/patterns/choice-rows/choice-rows.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { type NoticeSearch, writeNoticeSearch } from "./notice-search.ts";

const PATH = buildPath("notice", {});

const boardLinks = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);

    & a {
      border-radius: var(--radius-pill);
    }
  }
`;

/** News of the publisher: `/notice`, by kind, the boards that only it writes on, and the latest posts of players. */
export function NewsListScreen({ search }: { readonly search: NoticeSearch }) {
  const { t: text } = useTranslation("news");
  const scope = useQueryScope();
  const staticBoards = useQuery(staticBoardsQuery(scope));
  const boards = staticBoards.data ?? [];
  const kinds = {
    notice: text("kindNotice"),
    maintenance: text("kindMaintenance"),
    event: text("kindEvent"),
    update: text("kindUpdate"),
  };
  const choice = (key: string, label: string, target: NoticeSearch) => ({
    key,
    label,
    search: writeNoticeSearch(target),
    isChosen: target.board === search.board && target.category === search.category,
  });
  const { game } = search;
  const ofBoards = search.category === "boards";
  return (
    <PlainPage
      title={text(ofBoards ? "boardsTitle" : "title")}
      intro={text(ofBoards ? "boardsIntro" : game === undefined ? "intro" : "aboutGame")}
      aside={game !== undefined && <ButtonLink to={buildPath("game", { gameCode: game })}>{text("toGame")}</ButtonLink>}
    >
      <ChoiceRows
        label={text("kinds")}
        path={PATH}
        rows={[
          {
            label: text("title"),
            choices: [
              choice("all", text("kindAll"), { game }),
              ...NOTICE_CATEGORIES.map((category) => choice(category, kinds[category], { category, game })),
            ],
          },
          { label: text("gameBoards"), choices: [choice("boards", text("boardsTitle"), { category: "boards" })] },
          ...(boards.length === 0
            ? []
            : [
                {
                  label: text("boards"),
                  choices: boards.map(({ alias, title }) => choice(`board-${alias}`, title, { board: alias })),
                },
              ]),
        ]}
      />
      {staticBoards.isError && staticBoards.data === undefined && (
        <PartFailure isBare onRetry={() => void staticBoards.refetch()} />
      )}
      {search.board !== undefined ? (
        <>
          <StaticArticles key={search.board} board={search.board} />
          <PartialNote queryKey={staticArticlesQuery(scope, search.board).queryKey} />
        </>
      ) : search.category === "boards" ? (
        <>
          <BoardPosts />
          <PartialNote queryKey={boardPostsQuery(scope).queryKey} />
        </>
      ) : (
        <>
          <Notices category={search.category} game={game} />
          <PartialNote queryKey={noticesQuery(scope, { category: search.category, gameCode: game }).queryKey} />
        </>
      )}
    </PlainPage>
  );
}

interface NoticesProps extends Pick<NoticeSearch, "game"> {
  readonly category: NoticeCategory | undefined;
}

function Notices({ category, game }: NoticesProps) {
  const { t: text } = useTranslation("news");
  const notices = useInfiniteQuery(noticesQuery(useQueryScope(), { category, gameCode: game }));
  const found = notices.data?.pages.flatMap((page) => page.notices);
  if (found === undefined) {
    return notices.isError ? (
      <QueryFailure kind="component" error={notices.error} onRefresh={() => void notices.refetch()} />
    ) : (
      <ListSkeleton />
    );
  }
  const isNarrowed = category !== undefined || game !== undefined;
  if (found.length === 0) {
    return (
      <StatePanel
        icon="bell"
        title={text("noneTitle")}
        actions={isNarrowed && <ButtonLink to={PATH}>{text("showAll")}</ButtonLink>}
      >
        {text("noneText")}
      </StatePanel>
    );
  }
  const rows = (
    <ul className={newsRows}>
      {found.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} />
      ))}
    </ul>
  );
  const isWhole = !notices.hasNextPage && notices.data?.pages.length === 1;
  if (isWhole && game !== undefined) {
    return (
      <>
        {rows}
        <div>
          <ButtonLink to={PATH} variant="secondary">
            {text("showAll")}
          </ButtonLink>
        </div>
      </>
    );
  }
  if (isWhole) return rows;
  return (
    <InfiniteList
      name={`notices/${category ?? ""}/${game ?? ""}`}
      count={found.length}
      state={stateOf(notices)}
      onMore={() => void notices.fetchNextPage()}
      skeleton={<Skeleton shape="block" height="120px" />}
    >
      {rows}
    </InfiniteList>
  );
}

function stateOf(list: {
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
}): "loading" | "failed" | "more" | "end" {
  if (list.isFetchingNextPage) return "loading";
  if (list.isFetchNextPageError) return "failed";
  return list.hasNextPage ? "more" : "end";
}

/** The latest posts of players on the boards of all games, and the boards of those games. */
function BoardPosts() {
  const { t: text } = useTranslation("news");
  const posts = useQuery(boardPostsQuery(useQueryScope()));
  if (posts.data === undefined) {
    return posts.isError ? (
      <QueryFailure kind="component" error={posts.error} onRefresh={() => void posts.refetch()} />
    ) : (
      <ListSkeleton />
    );
  }
  if (posts.data.length === 0) {
    return (
      <StatePanel
        icon="messages"
        title={text("noneTitle")}
        actions={<ButtonLink to={PATH}>{text("showAll")}</ButtonLink>}
      >
        {text("noneText")}
      </StatePanel>
    );
  }
  const games = new Map(posts.data.map(({ gameCode, gameTitle }) => [gameCode, gameTitle]));
  return (
    <>
      <nav className={boardLinks} aria-label={text("gameBoards")}>
        {[...games].map(([gameCode, title]) => (
          <ButtonLink key={gameCode} to={buildPath("gameBoard", { gameCode })} variant="outlineSecondary" size="small">
            <bdi>{title}</bdi>
          </ButtonLink>
        ))}
      </nav>
      <ul className={newsRows}>
        {posts.data.map(({ id, gameCode, gameTitle, boardAlias, boardTitle, title, language, excerpt, createdAt }) => (
          <NewsRow
            key={id}
            to={buildPath("gameBoardView", { gameCode, boardAlias, articleId: id })}
            title={title}
            lang={language}
            words={excerpt}
          >
            <span className={dotted}>
              <bdi>{gameTitle}</bdi>
              <bdi>{boardTitle}</bdi>
              <LocalTime instant={createdAt} form="date" />
            </span>
          </NewsRow>
        ))}
      </ul>
    </>
  );
}

function StaticArticles({ board }: { readonly board: string }) {
  const { t: text } = useTranslation("news");
  const articles = useQuery(staticArticlesQuery(useQueryScope(), board));
  if (articles.data === undefined) {
    return articles.isError ? (
      <QueryFailure kind="component" error={articles.error} onRefresh={() => void articles.refetch()} />
    ) : (
      <ListSkeleton />
    );
  }
  if (articles.data.length === 0) {
    return (
      <StatePanel icon="bell" title={text("noneTitle")} actions={<ButtonLink to={PATH}>{text("showAll")}</ButtonLink>}>
        {text("noneText")}
      </StatePanel>
    );
  }
  return (
    <ul className={newsRows}>
      {articles.data.map(({ id, title, textLocale, publishedAt }) => (
        <NewsRow
          key={id}
          to={buildPath("notice", { articleId: id })}
          search={{ board }}
          title={title}
          lang={textLocale}
        >
          <LocalTime instant={publishedAt} form="date" />
          <OtherLanguage locale={textLocale} />
        </NewsRow>
      ))}
    </ul>
  );
}

function ListSkeleton() {
  return (
    <div className={newsRows} aria-busy="true">
      {["first", "second", "third", "fourth"].map((row) => (
        <Skeleton key={row} shape="block" height="132px" />
      ))}
    </div>
  );
}
