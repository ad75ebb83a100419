import { css } from "@linaria/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { isRecommendedAddition } from "#core/catalogue/recommended-addition.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";
import { goodsQuery } from "#ui/features/catalogue/queries/goods.ts";
import { SimilarGames } from "#ui/features/game/screens/games-here.tsx";
import { OfferCard } from "#ui/features/game-cards/offer-card.tsx";
import { Rail } from "#ui/kit/rail/rail.tsx";

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
  const { data: goods = [] } = useQuery(goodsQuery(scope, gameCode));
  const { data: game } = useQuery(gameQuery(scope, useQueryClient(), gameCode));
  const additions = goods.filter(isRecommendedAddition);
  return (
    <div className={next}>
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
      {game !== undefined && <SimilarGames game={game} placeholder={null} />}
    </div>
  );
}
