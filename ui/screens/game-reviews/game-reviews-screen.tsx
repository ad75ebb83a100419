import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { Game } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { useAnnouncer } from "#ui/kit/announcer/announcer.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { averageScoreQuery } from "#ui/queries/average-score.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { OwnReview } from "#ui/sections/reviews/own-review.tsx";
import { ReviewList } from "#ui/sections/reviews/review-list.tsx";
import { ReviewToolbar } from "#ui/sections/reviews/review-toolbar.tsx";
import { REVIEWS_ID } from "#ui/sections/reviews/reviews-id.ts";
import { ScoreSummary } from "#ui/sections/reviews/score-summary.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { GameFailure } from "../game/game-failure.tsx";
import { GameMenu } from "../game/game-menu.tsx";
import { GamePageSkeleton } from "../game/game-page-skeleton.tsx";
import { useGame } from "../game/use-game.ts";
import { reviewFilterOf } from "./game-reviews-data.ts";
import { nextPages, parseGameReviewsSearch } from "./game-reviews-search.ts";
import { ReviewsBanner } from "./reviews-banner.tsx";

const page = css`
  @layer screens {
    display: grid;
    gap: var(--space-8);
    max-inline-size: 880px;
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--space-20);

    & > [data-part="list"] {
      display: grid;
      gap: var(--space-4);
      min-inline-size: 0;
    }

    & [data-part="more"] {
      display: grid;
      justify-items: center;
      padding-block: var(--space-4);
      color: var(--color-text-quiet);
    }
  }
`;

/** All reviews of a game: `/game/{gameCode}/review`. */
export default function GameReviewsScreen() {
  const { gameCode, game } = useGame();
  if (game.data !== undefined) return <GameReviewsPage key={gameCode} game={game.data} />;
  return game.isError ? <GameFailure query={game} /> : <GamePageSkeleton />;
}

function GameReviewsPage({ game }: { readonly game: Game }) {
  const text = useText("reviews");
  const { locale } = useVisit();
  const announce = useAnnouncer();
  const navigate = useNavigate();
  const scope = useQueryScope();
  const search = parseGameReviewsSearch(useSearch({ strict: false }));
  const { data: average } = useQuery(averageScoreQuery(scope, game.gameCode));
  const { gameCode } = game;
  const path = buildPath("gameReview", { gameCode });
  const isNarrowed = search.stars !== undefined || search.language !== undefined;
  const languages = (average?.byLanguage ?? [])
    .toSorted((one, other) => other.count - one.count)
    .map(({ language }) => language);

  const more = async (load: () => Promise<unknown>) => {
    await load();
    announce(text("moreLoaded"));
    // The address knows how far the player has read, so that coming back leads there.
    await navigate({
      to: ".",
      search: { ...search, pages: nextPages(search) },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <article>
      <ReviewsBanner game={game} />
      <GameMenu
        gameCode={gameCode}
        title={game.title}
        titleLanguage={game.textLocale === locale ? undefined : game.textLocale}
        current="reviews"
        ratings={average?.count}
      />
      <div className={page} id={REVIEWS_ID}>
        <ScoreSummary gameCode={gameCode} stars={search.stars} />
        <OwnReview gameCode={gameCode} />
        <section data-part="list" aria-label={text("listLabel")}>
          <ReviewToolbar path={path} choice={search} languages={languages} />
          <ReviewList
            gameCode={gameCode}
            filter={reviewFilterOf(search)}
            emptyWords={text(isNarrowed ? "noneHere" : "none")}
          >
            {({ hasMore, isLoadingMore, loadMore }) => (
              <div data-part="more">
                {hasMore ? (
                  <Button variant="outlineSecondary" busy={isLoadingMore} onClick={() => more(loadMore)}>
                    {text("more")}
                  </Button>
                ) : (
                  isNarrowed && (
                    <TextLink to={path} keepScroll>
                      {text("showAll")}
                    </TextLink>
                  )
                )}
              </div>
            )}
          </ReviewList>
        </section>
      </div>
    </article>
  );
}
