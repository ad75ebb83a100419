import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ratingFor } from "#core/catalogue/age-gate.ts";
import type { Game } from "#core/catalogue/game.ts";
import { isDisplayed } from "#core/catalogue/is-displayed.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { STORE_NAMES } from "#ui/features/catalogue/components/store-names.ts";
import { facetsQuery } from "#ui/features/catalogue/queries/facets.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import { InlineList } from "#ui/kit/inline-list/inline-list.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { StarRating } from "#ui/kit/star-rating/star-rating.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

const badges = css`
  @layer screens {
    display: grid;
    gap: var(--space-2);
    font-size: var(--type-14);

    & > [data-part="line"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px var(--space-4);
      color: #d6d0e2;
    }

    & > ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    & a {
      display: inline-flex;
      gap: 6px;
      align-items: center;
      min-block-size: 28px;
    }

    & > ul :is(a, span) {
      padding: 2px 12px;
      border: 1px solid rgb(255 255 255 / 22%);
      border-radius: var(--radius-pill);
      background: rgb(15 12 22 / 52%);
      font-size: var(--type-13);
    }

    @media (hover: hover) {
      & a:hover {
        color: var(--color-text);
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
    }

    /* One row that scrolls: the way to the game stays on the first screen. */
    @media ${UP_TO_PHONE} {
      inline-size: 100%;
      min-inline-size: 0;

      & > ul {
        flex-wrap: nowrap;
        overflow-x: auto;
        scrollbar-width: none;
        margin-inline: calc(-1 * var(--gutter));
        padding-inline: var(--gutter);
        white-space: nowrap;
      }
    }
  }
`;

/** Rating, age, stores, genres and tags of a game in short; genres and tags lead to the games that share them. */
export function GameBadges({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("reviews");
  const { number } = useFormats();
  const { countryCode } = useVisit();
  const scope = useQueryScope();
  const { data: score } = useQuery(averageScoreQuery(scope, game.gameCode));
  const { data: facets } = useQuery(facetsQuery(scope));
  const age = ratingFor(game.ageRatings, countryCode);
  const stores = game.platforms.filter(isDisplayed).map(({ store }) => STORE_NAMES[store]);
  const genres = game.genres.map((genre) => {
    const label = facets?.genres.find(({ value }) => value === genre)?.label ?? genre;
    return { label, search: { view: "all", genre } };
  });
  // Games name their tags by label; a filter needs the value.
  const tags = game.tags.map((label) => {
    const tag = facets?.tags.find((facet) => facet.label === label)?.value;
    return { label, search: tag === undefined ? null : { view: "all", tag } };
  });
  return (
    <div className={badges}>
      <div data-part="line">
        {score !== undefined && score.average !== null && score.count > 0 && (
          <PageLink to={buildPath("gameReview", { gameCode: game.gameCode })}>
            <StarRating score={score.average} />
            <bdi>{text("ratings", { count: score.count, number: number(score.count) })}</bdi>
          </PageLink>
        )}
        {age !== null && <bdi>{age.label}</bdi>}
        {stores.length > 0 && (
          <span>
            <InlineList items={stores} />
          </span>
        )}
      </div>
      <ul>
        {[...genres, ...tags].map(({ label, search }) => (
          <li key={label}>
            {search === null ? (
              <span dir="auto">{label}</span>
            ) : (
              <PageLink to="/" search={search}>
                <bdi>{label}</bdi>
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
