import { css } from "@linaria/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { buildPath } from "#core/navigation/build-path.ts";
import { NOTICE_CATEGORIES, type NoticeSummary } from "#core/news/notice.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { InfiniteList } from "#ui/kit/infinite-list/infinite-list.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { noticesQuery, staticArticlesQuery, staticBoardsQuery } from "#ui/queries/news.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { ChoiceRows } from "#ui/sections/choice-rows/choice-rows.tsx";
import { PlainPage } from "#ui/sections/plain-page/plain-page.tsx";
import { StatePanel } from "#ui/sections/state-panel/state-panel.tsx";
import { QueryFailure } from "../failures/query-failure.tsx";
import { CategoryBadge, PeriodBadge } from "./notice-badges.tsx";
import { type NoticeSearch, writeNoticeSearch } from "./notice-search.ts";
import { OtherLanguage } from "./other-language.tsx";

const PATH = buildPath("notice", {});

const list = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);

    & > li {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--space-2) var(--space-4);
      padding: var(--space-5) var(--space-6);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
      transition: border-color var(--press);
    }

    & > li > [data-part="top"] {
      display: flex;
      flex-wrap: wrap;
      grid-column: 1 / -1;
      align-items: center;
      gap: var(--space-2) var(--space-3);
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & [data-part="pin"] {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      color: var(--color-primary-text);
      font-weight: 600;
    }

    & h2 {
      font-size: var(--type-16);
      font-weight: 600;
      letter-spacing: 0;
      line-height: 1.45;
      overflow-wrap: anywhere;
    }

    & h2 > a {
      color: inherit;
    }

    /* The whole row leads to what it is about. */
    & h2 > a::after {
      position: absolute;
      inset: 0;
      border-radius: var(--radius-card);
      content: "";
    }

    & h2 > a:focus-visible {
      outline: none;
    }

    & h2 > a:focus-visible::after {
      outline: 2px solid var(--color-focus);
      outline-offset: 2px;
    }

    & > li > p {
      grid-column: 1;
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      line-height: 1.55;
      overflow-wrap: anywhere;
    }

    & > li > svg {
      grid-row: 2 / 4;
      grid-column: 2;
      align-self: center;
      color: var(--color-text-faint);
    }

    @media (hover: hover) {
      & > li:hover {
        border-color: var(--color-line-strong);
      }
    }
  }
`;

/** News of the publisher: `/notice`, by kind, and the boards that only it writes on. */
export function NewsListScreen({ search }: { readonly search: NoticeSearch }) {
  const text = useText("news");
  const { data: boards = [] } = useQuery(staticBoardsQuery(useQueryScope()));
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
  return (
    <PlainPage title={text("title")} intro={text("intro")}>
      <ChoiceRows
        label={text("kinds")}
        path={PATH}
        rows={[
          {
            label: text("title"),
            choices: [
              choice("all", text("kindAll"), {}),
              ...NOTICE_CATEGORIES.map((category) => choice(category, kinds[category], { category })),
            ],
          },
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
      {search.board === undefined ? (
        <Notices category={search.category} />
      ) : (
        <StaticArticles key={search.board} board={search.board} />
      )}
    </PlainPage>
  );
}

function Notices({ category }: Pick<NoticeSearch, "category">) {
  const text = useText("news");
  const notices = useInfiniteQuery(noticesQuery(useQueryScope(), category));
  const found = notices.data?.pages.flatMap((page) => page.notices);
  if (found === undefined) {
    return notices.isError ? (
      <QueryFailure kind="component" error={notices.error} onRefresh={() => void notices.refetch()} />
    ) : (
      <ListSkeleton />
    );
  }
  if (found.length === 0) {
    return (
      <StatePanel
        icon="bell"
        title={text("noneTitle")}
        actions={category !== undefined && <ButtonLink to={PATH}>{text("showAll")}</ButtonLink>}
      >
        {text("noneText")}
      </StatePanel>
    );
  }
  const rows = (
    <ul className={list}>
      {found.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} />
      ))}
    </ul>
  );
  const isWhole = !notices.hasNextPage && notices.data?.pages.length === 1;
  if (isWhole) return rows;
  return (
    <InfiniteList
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

function NoticeRow({ notice }: { readonly notice: NoticeSummary }) {
  const text = useText("news");
  const { id, title, summary, category, period, textLocale, isPinned, publishedAt } = notice;
  return (
    <Row to={buildPath("notice", { articleId: id })} title={title} lang={textLocale} words={summary}>
      <CategoryBadge category={category} />
      {period !== null && <PeriodBadge period={period} />}
      {isPinned && (
        <span data-part="pin">
          <Icon name="pin" size={14} />
          {text("pinned")}
        </span>
      )}
      <LocalTime instant={publishedAt} form="date" />
      <OtherLanguage locale={textLocale} />
    </Row>
  );
}

function StaticArticles({ board }: { readonly board: string }) {
  const text = useText("news");
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
    <ul className={list}>
      {articles.data.map(({ id, title, textLocale, publishedAt }) => (
        <Row key={id} to={buildPath("notice", { articleId: id })} search={{ board }} title={title} lang={textLocale}>
          <LocalTime instant={publishedAt} form="date" />
          <OtherLanguage locale={textLocale} />
        </Row>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly title: string;
  readonly lang: string;
  readonly words?: string;
  /** What stands above the title. */
  readonly children: ReactNode;
}

function Row({ to, search, title, lang, words, children }: RowProps) {
  return (
    <li>
      <div data-part="top">{children}</div>
      <h2 lang={lang} dir="auto">
        <PageLink to={to} search={search}>
          {title}
        </PageLink>
      </h2>
      {words !== undefined && (
        <p lang={lang} dir="auto">
          {words}
        </p>
      )}
      <Icon name="chevron-end" size={18} />
    </li>
  );
}

function ListSkeleton() {
  return (
    <div className={list} aria-busy="true">
      {["first", "second", "third", "fourth"].map((row) => (
        <Skeleton key={row} shape="block" height="132px" />
      ))}
    </div>
  );
}
