import { css } from "@linaria/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { isRecommendedAddition } from "#core/catalogue/recommended-addition.ts";
import { failedReadsOf } from "#ui/data/failed-reads.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";
import { goodsQuery } from "#ui/features/catalogue/queries/goods.ts";
import { SimilarGames } from "#ui/features/game/screens/games-here.tsx";
import { OfferCard } from "#ui/features/game-cards/offer-card.tsx";
import { Rail } from "#ui/kit/rail/rail.tsx";
import { PartFailure } from "#ui/patterns/part-failure/part-failure.tsx";

const next = css`
  @layer screens {
    display: grid;
    gap: var(--space-8);
    min-inline-size: 0;

    & > section {
      display: grid;
      gap: var(--space-4);
      min-inline-size: 0;
    }

    & > section > h2 {
      margin-block-end: 0;
      font-size: var(--type-20);
    }

    @media print {
      display: none;
    }
  }
`;

/** What a player may want next to a bought game: its recommended additions, and games that are like it. */
export function GoesWell({ gameCode }: { readonly gameCode: GameCode }) {
  const { t: text } = useTranslation("orders");
  const headingId = useId();
  const scope = useQueryScope();
  const goods = useQuery(goodsQuery(scope, gameCode));
  const game = useQuery(gameQuery(scope, useQueryClient(), gameCode));
  const additions = (goods.data ?? []).filter(isRecommendedAddition);
  const { hasFailed, retry } = failedReadsOf(goods, game);
  return (
    <div className={next}>
      {hasFailed && <PartFailure onRetry={retry} />}
      {additions.length > 0 && (
        <section aria-labelledby={headingId}>
          <h2 id={headingId}>{text("goesWell")}</h2>
          <Rail labelledBy={headingId} shape="wide">
            {additions.map((addition) => (
              <li key={addition.goodsId}>
                <OfferCard goods={addition} />
              </li>
            ))}
          </Rail>
        </section>
      )}
      {game.data !== undefined && <SimilarGames game={game.data} placeholder={null} />}
    </div>
  );
}
