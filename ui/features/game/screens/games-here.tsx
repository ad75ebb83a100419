import { css } from "@linaria/core";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { callToActionFor } from "#core/catalogue/call-to-action.ts";
import { editionsOf } from "#core/catalogue/editions-of.ts";
import type { Game, GameSummary } from "#core/catalogue/game.ts";
import { similarGames } from "#core/catalogue/similar-games.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { gamesQuery } from "#ui/features/catalogue/queries/games.ts";
import { GameCard } from "#ui/features/game-cards/game-card.tsx";
import { useGenreLabels } from "#ui/features/game-cards/use-genre-labels.ts";
import { Rail } from "#ui/kit/rail/rail.tsx";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";

/** Requested similar games: the most popular of its genres, of which some may not be offered here. */
const SIMILAR_ASKED = 40;
const GAMES_SHOWN = 8;

const section = css`
  @layer screens {
    display: grid;
    gap: var(--space-5);
    min-inline-size: 0;

    & > h2 {
      font-size: var(--type-24);
      font-weight: 700;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
    }
  }
`;

interface SimilarGamesProps {
  readonly game: Game;
  /** Shown until it is known which games these are. */
  readonly placeholder: ReactNode;
}

/** Games that share the most with this one and are offered here. */
export function SimilarGames({ game, placeholder }: SimilarGamesProps) {
  const { t: text } = useTranslation("game");
  const query = useQuery(gamesQuery(useQueryScope(), { genre: game.genres, sort: "popular", limit: SIMILAR_ASKED }));
  const editions = editionsOf(game.gameCode, usePorts().configuration.gameCodeGroup);
  const found = similarGames(game, query.data?.games ?? []).filter(({ gameCode }) => !editions.includes(gameCode));
  return query.isPending ? placeholder : <GamesHere title={text("similarGames")} {...{ game, query, found }} />;
}

interface GamesHereProps {
  readonly title: string;
  /** The game of the page. */
  readonly game: Game;
  readonly query: Pick<UseQueryResult<unknown>, "isError" | "data" | "refetch">;
  /** The games that the query has found. */
  readonly found: readonly GameSummary[];
}

/** The games that are offered here; renders nothing without any, and a note if the query has failed. */
export function GamesHere({ title, game, query, found }: GamesHereProps) {
  const headingId = useId();
  const genreLabel = useGenreLabels();
  const visible = useVisibleGames();
  const visit = useVisit();
  const { clock } = usePorts();
  const now = clock.now();
  const isOfferedHere = (other: GameSummary) =>
    other.gameCode !== game.gameCode && !["elsewhere", "ended"].includes(callToActionFor(other, visit, now).kind);
  const games = visible(found).filter(isOfferedHere).slice(0, GAMES_SHOWN);
  const hasFailed = query.isError && query.data === undefined;
  if (games.length === 0 && !hasFailed) return null;
  return (
    <section className={section} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {hasFailed ? (
        <PartFailure onRetry={() => void query.refetch()} />
      ) : (
        <Rail labelledBy={headingId} shape="portrait">
          {games.map((other) => (
            <li key={other.gameCode}>
              <GameCard game={other} genreLabel={genreLabel} />
            </li>
          ))}
        </Rail>
      )}
    </section>
  );
}
