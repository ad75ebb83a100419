import { type QueryKey, type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { CountryStage } from "#core/catalogue/country-stage.ts";
import type { GamePage } from "#core/ports/catalogue-gateway.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { listStateOf } from "#ui/features/boards/components/list-state.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { InfiniteList } from "#ui/kit/infinite-list/infinite-list.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import type { LauncherHomeKind } from "./launcher-home-kind.ts";
import { lobbyGroupQuery, lobbySearchQuery } from "./lobby-games.ts";
import { LobbyGrid } from "./lobby-grid.tsx";

interface GroupProps {
  readonly kind: LauncherHomeKind;
  readonly title: string;
}

/** The lobbies of one group by country; nothing where it has none. */
export function LobbyGroup({ stage, ...group }: GroupProps & { readonly stage: CountryStage }) {
  const query = lobbyGroupQuery(useQueryScope(), stage);
  return (
    <PagedLobbies {...group} pages={useInfiniteQuery(query)} queryKey={query.queryKey} isFirst={stage === "launch"} />
  );
}

/** The lobbies that a search finds, or those with the closest titles. */
export function FoundLobbies({ query, ...group }: GroupProps & { readonly query: string }) {
  const { t: text } = useTranslation("launcher");
  const { t: common } = useTranslation("common");
  const search = lobbySearchQuery(useQueryScope(), query);
  const pages = useInfiniteQuery(search);
  const isClosest = pages.data?.pages[0]?.isClosest === true;
  return (
    <PagedLobbies
      {...group}
      pages={pages}
      queryKey={search.queryKey}
      isFirst
      note={isClosest && <p role="status">{common("closestTitles", { query })}</p>}
      nothing={<p role="status">{text("noneFound")}</p>}
    />
  );
}

interface PagedLobbiesProps extends GroupProps {
  readonly pages: UseInfiniteQueryResult<{ readonly pages: readonly GamePage[] }>;
  readonly queryKey: QueryKey;
  readonly isFirst: boolean;
  readonly note?: ReactNode;
  /** Shown if the group has no lobbies. */
  readonly nothing?: ReactNode;
}

/** Lobbies page by page, without those of games that this player may not see. */
function PagedLobbies({ kind, title, pages, queryKey, isFirst, note, nothing = null }: PagedLobbiesProps) {
  const { number } = useFormats();
  const titleId = useId();
  const visible = useVisibleGames();
  const listed = pages.data?.pages.flatMap(({ games }) => games) ?? [];
  const games = visible(listed);
  if (games.length === 0 && pages.isSuccess && !pages.hasNextPage) return nothing;
  const totalOfPages = pages.data?.pages[0]?.total ?? (pages.hasNextPage ? null : listed.length);
  const total = totalOfPages === null ? null : totalOfPages - (listed.length - games.length);
  const grid = <LobbyGrid games={games} kind={kind} isFirst={isFirst} />;
  const hasMorePages = pages.hasNextPage || (pages.data?.pages.length ?? 0) > 1;
  return (
    <section aria-labelledby={titleId}>
      <h2>
        <span id={titleId}>{title}</span> {pages.isSuccess && total !== null && <small>{number(total)}</small>}
      </h2>
      {note}
      {pages.isPending && <Skeleton shape="block" height="320px" />}
      {pages.isError && pages.data === undefined && (
        <FailureNote error={pages.error} isRetrying={pages.isFetching} onRetry={() => void pages.refetch()} />
      )}
      {hasMorePages ? (
        <InfiniteList
          name={`lobbies/${title}`}
          count={games.length}
          state={listStateOf(pages)}
          onMore={() => void pages.fetchNextPage()}
        >
          {grid}
        </InfiniteList>
      ) : (
        grid
      )}
      <PartialNote queryKey={queryKey} />
    </section>
  );
}
