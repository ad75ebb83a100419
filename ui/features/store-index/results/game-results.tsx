import { useTranslation } from "react-i18next";
import type { GameSummary } from "#core/catalogue/game.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { GameCard } from "#ui/features/game-cards/game-card.tsx";
import { useGenreLabels } from "#ui/features/game-cards/use-genre-labels.ts";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { useStep } from "#ui/kit/page-step/use-step.ts";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { ListHeading } from "#ui/patterns/list-heading/list-heading.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { facetQueryOf } from "../store-index-search.ts";
import type { BelowGamesProps } from "./below-games.tsx";
import { BelowGames } from "./below-games.tsx";
import { chosenOf } from "./change-search.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import { CountryNote } from "./country-note.tsx";
import { Filters } from "./filters.tsx";
import { GridSkeleton } from "./grid-skeleton.tsx";
import { useResults } from "./use-results.ts";

const loadMoreButton = () => import("./more-button.tsx");

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
  const { games, total, hidden, isClosest, pages, pagesKey, hasFailed, retry } = useResults(search);
  const isDue = useStep();
  const { module } = useIdleModule(loadMoreButton);
  return (
    <>
      <ListHeading
        title={title}
        count={total === null || isClosest ? null : text("gameCount", { count: total, number: formats.number(total) })}
        isCountSpoken
      />
      {/* The failure of the list is the one that is shown; the filters ask for their options again with it. */}
      <FilterPart search={search} isShown={!hasFailed} />
      <div>
        {(pages.isPending || !isDue) && <GridSkeleton shape="portrait" />}
        {hasFailed && <QueryFailure kind="component" error={pages.error} onRefresh={retry} />}
        {chosenOf(search).length > 0 && <ChosenPart search={search} />}
        {isClosest && games.length > 0 && <ClosestNote query={search.q ?? ""} />}
        {hidden > 0 && <CountryNote hidden={hidden} />}
        <ul data-part="grid">
          {(isDue ? games : []).map((game, index) => (
            <ResultItem key={game.gameCode} game={game} search={search} eager={index < EAGER_CARDS} />
          ))}
        </ul>
        <PartialNote queryKey={pagesKey} />
        {isDue && pages.hasNextPage && module && (
          <module.MoreButton pages={pages} shown={games.length} total={total ?? games.length} />
        )}
        {(total === 0 || (total !== null && search.q)) && <BelowPart search={search} isEmpty={total === 0} />}
      </div>
    </>
  );
}

function FilterPart({ search, isShown }: { readonly search: StoreIndexSearch; readonly isShown: boolean }) {
  return (
    <div data-part="filters">
      <PageStep fallback={null}>{isShown && <Filters search={search} />}</PageStep>
    </div>
  );
}

function ChosenPart({ search }: { readonly search: StoreIndexSearch }) {
  return (
    <PageStep fallback={null}>
      <ChosenFilters search={search} />
    </PageStep>
  );
}

interface ResultItemProps {
  readonly game: GameSummary;
  readonly search: StoreIndexSearch;
  readonly eager: boolean;
}

function ResultItem({ game, search, eager }: ResultItemProps) {
  const genreLabel = useGenreLabels(facetQueryOf(search));
  return (
    <li>
      <GameCard game={game} genreLabel={genreLabel} eager={eager} headingLevel={2} heart />
    </li>
  );
}

/** Note that these results do not match the search. */
function ClosestNote({ query }: { readonly query: string }) {
  const { t: text } = useTranslation("common");
  return (
    <p data-part="closest" role="status">
      {text("closestTitles", { query })}
    </p>
  );
}

function BelowPart(props: BelowGamesProps) {
  return (
    <PageStep fallback={null}>
      <BelowGames {...props} />
    </PageStep>
  );
}
