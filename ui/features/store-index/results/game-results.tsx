import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { GameSummary } from "#core/catalogue/game.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { GameCard } from "#ui/features/game-cards/game-card.tsx";
import { useGenreLabels } from "#ui/features/game-cards/use-genre-labels.ts";
import { useAnnouncer } from "#ui/kit/announcer/announcer.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { LazySection } from "#ui/kit/lazy/lazy-section.tsx";
import { useStep } from "#ui/kit/lazy/page-steps.ts";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { ListHeading } from "#ui/patterns/list-heading/list-heading.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { homeQueries, resultQueries } from "../store-index-queries.ts";
import { chosenOf, withoutFilters } from "../store-index-search.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import { CountryNote } from "./country-note.tsx";
import { GridSkeleton } from "./grid-skeleton.tsx";
import { LateFilters } from "./lazy-filters.ts";

/** Cards of a grid in the first view of a large screen. */
const EAGER_CARDS = 5;

interface GameResultsProps {
  readonly title: string;
  readonly search: StoreIndexSearch;
}

/** Games with filters, page by page. */
export function GameResults({ title, search }: GameResultsProps) {
  const { t: text } = useTranslation("store");
  const formats = useFormats();
  const { games, total, hidden, isClosest, pages, hasFailed, retry } = useResults(search);
  const isDue = useStep();
  return (
    <>
      <ListHeading
        title={title}
        count={total === null || isClosest ? null : text("gameCount", { count: total, number: formats.number(total) })}
        isCountSpoken
      />
      <FilterPart search={search} />
      <div>
        {(pages.isPending || !isDue) && <GridSkeleton shape="portrait" />}
        {hasFailed && <QueryFailure kind="component" error={pages.error} onRefresh={retry} />}
        <ChosenFilters search={search} />
        {total === 0 && <NothingFound search={search} />}
        {isClosest && games.length > 0 && <ClosestNote query={search.q ?? ""} />}
        <CountryNote games={games} hidden={hidden} search={search} />
        <ul data-part="grid">
          {(isDue ? games : []).map((game, index) => (
            <ResultItem key={game.gameCode} game={game} eager={index < EAGER_CARDS} />
          ))}
        </ul>
        {isDue && pages.hasNextPage && <MoreButton pages={pages} shown={games.length} total={total ?? games.length} />}
      </div>
    </>
  );
}

/** Memoised, so that the server-rendered content stays until the code of this part is loaded. */
const FilterPart = memo(function FilterPart({ search }: { readonly search: StoreIndexSearch }) {
  return (
    <div data-part="filters">
      <LazySection preload={LateFilters.preload} fallback={null}>
        <LateFilters search={search} />
      </LazySection>
    </div>
  );
});

function ResultItem({ game, eager }: { readonly game: GameSummary; readonly eager: boolean }) {
  const genreLabel = useGenreLabels();
  return (
    <li>
      <GameCard game={game} genreLabel={genreLabel} eager={eager} headingLevel={2} heart />
    </li>
  );
}

type Pages = ReturnType<typeof usePages>;

function usePages(search: StoreIndexSearch) {
  return useInfiniteQuery(resultQueries(useQueryScope(), search).pages);
}

/** The list as it is shown: what leads, then page after page, without what this visitor may not see. */
function useResults(search: StoreIndexSearch) {
  const visible = useVisibleGames();
  const pages = usePages(search);
  const isUpcoming = search.view === "upcoming";
  const leading = useQuery({ ...resultQueries(useQueryScope(), search).leading, enabled: isUpcoming });
  const ahead = isUpcoming ? (leading.data?.games ?? []) : [];
  const listed = [...ahead, ...(pages.data?.pages.flatMap((page) => page.games) ?? [])];
  const games = visible(listed);
  const totalOfPages = pages.data?.pages[0]?.total;
  const hidden = listed.length - games.length;
  return {
    games,
    /** Games that match; `null` until it is known. What is hidden from this visitor is not counted. */
    total: totalOfPages === undefined ? null : totalOfPages + ahead.length - hidden,
    hidden,
    /** Whether no game matches the search, and these are those with the closest titles. */
    isClosest: pages.data?.pages[0]?.isClosest === true,
    pages,
    hasFailed: pages.isError && pages.data === undefined,
    retry: () => void pages.refetch(),
  };
}

/** Says that these are not what was asked for. */
function ClosestNote({ query }: { readonly query: string }) {
  const { t: text } = useTranslation("common");
  return (
    <p data-part="closest" role="status">
      {text("closestTitles", { query })}
    </p>
  );
}

function NothingFound({ search }: { readonly search: StoreIndexSearch }) {
  const { t: text } = useTranslation("store");
  const isNarrowed = chosenOf(search).length > 0;
  return (
    <>
      <StatePanel
        icon="search"
        title={text("nothingFoundTitle")}
        actions={
          <>
            {isNarrowed && (
              <ButtonLink to="/" search={{ ...withoutFilters(search) }}>
                {text("clearFilters")}
              </ButtonLink>
            )}
            <ButtonLink to="/" search={{ view: "all" }} variant={isNarrowed ? "secondary" : "primary"}>
              {text("allGames")}
            </ButtonLink>
          </>
        }
      >
        {text("nothingFoundText")}
      </StatePanel>
      {search.q !== undefined && !isNarrowed && <PlayedInstead />}
    </>
  );
}

/** Popular games, for a search without a close match. */
function PlayedInstead() {
  const { t: text } = useTranslation("store");
  const genreLabel = useGenreLabels();
  const visible = useVisibleGames();
  const { data } = useQuery(homeQueries(useQueryScope()).playing);
  const games = visible(data?.games ?? []);
  if (games.length === 0) return null;
  return (
    <section data-part="instead" aria-label={text("playingNow")}>
      <h2>{text("playingNow")}</h2>
      <ul data-part="grid">
        {games.map((game) => (
          <li key={game.gameCode}>
            <GameCard game={game} genreLabel={genreLabel} headingLevel={3} heart />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MoreButtonProps {
  readonly pages: Pages;
  readonly shown: number;
  readonly total: number;
}

function MoreButton({ pages, shown, total }: MoreButtonProps) {
  const { t: text } = useTranslation("store");
  const { t: common } = useTranslation("common");
  const formats = useFormats();
  const announce = useAnnouncer();
  const isFailed = pages.isFetchNextPageError;
  const load = async () => {
    const { data, isError } = await pages.fetchNextPage();
    const added = data?.pages.at(-1)?.games.length ?? 0;
    if (!isError) announce(text("moreShown", { count: added, number: formats.number(added) }));
  };
  return (
    <div data-part="more">
      <p data-part="count">{text("shownOfTotal", { shown: formats.number(shown), total: formats.number(total) })}</p>
      {isFailed && <p role="alert">{common("partFailed")}</p>}
      <Button variant="secondary" size="large" busy={pages.isFetchingNextPage} onClick={() => void load()}>
        {isFailed ? common("tryAgain") : text("showMore")}
      </Button>
    </div>
  );
}
