import { css } from "@linaria/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Goods } from "#core/catalogue/goods.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { AgeGate } from "#ui/features/age-gate/age-gate.tsx";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";
import { GoodsBanner } from "#ui/features/goods-header/goods-banner.tsx";
import { GoodsMenu } from "#ui/features/goods-header/goods-menu.tsx";
import { GoodsPageSkeleton } from "#ui/features/goods-header/goods-page-skeleton.tsx";
import { useGoods } from "#ui/features/goods-header/use-goods.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import { ReviewsBoard } from "#ui/features/reviews/screens/game/reviews-board.tsx";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import type { GameReviewsSearch } from "../game/game-reviews-search.ts";

const note = css`
  @layer screens {
    color: var(--color-text-quiet);
  }
`;

interface BoardPartProps {
  readonly goods: Goods;
  readonly search: GameReviewsSearch;
  /** Title of the game; `undefined` if it is not known. */
  readonly title: string | undefined;
}

function BoardPart({ goods: { gameCode, goodsId }, search, title }: BoardPartProps) {
  const { t: text } = useTranslation("goods");
  const { t: reviews } = useTranslation("reviews");
  return (
    <PageStep fallback={<Skeleton height="68dvh" shape="block" />}>
      <ReviewsBoard
        gameCode={gameCode}
        search={search}
        path={buildPath("goodsReview", { gameCode, goodsId })}
        packageBundleId={goodsId}
        noneWords={text("noneFromOwners")}
      >
        {title !== undefined && (
          <p className={note}>
            {text("reviewsOfOwners", { title })}{" "}
            <TextLink to={buildPath("gameReview", { gameCode })} tone="inline">
              {reviews("showAll")}
            </TextLink>
          </p>
        )}
      </ReviewsBoard>
    </PageStep>
  );
}

export interface GoodsReviewsProps {
  readonly goodsId: string;
  readonly search: GameReviewsSearch;
}

/** Reviews by owners of the goods: `/goods/{gameCode}/{goodsId}/review`. */
export default function GoodsReviewsScreen({ goodsId, search }: GoodsReviewsProps) {
  const router = useRouter();
  const goods = useGoods(goodsId);
  const { refetch } = goods;
  const refresh = useCallback(() => {
    void refetch();
    void router.invalidate();
  }, [refetch, router]);
  if (goods.data !== undefined) return <GoodsReviews key={goods.data.goodsId} goods={goods.data} search={search} />;
  return goods.isError ? <QueryFailure kind="page" error={goods.error} onRefresh={refresh} /> : <GoodsPageSkeleton />;
}

function GoodsReviews({ goods, search }: Pick<BoardPartProps, "goods" | "search">) {
  const { t: text } = useTranslation("goods");
  const scope = useQueryScope();
  const { gameCode } = goods;
  const { data: game, isPending } = useQuery(gameQuery(scope, useQueryClient(), gameCode));
  const { data: average } = useQuery(averageScoreQuery(scope, gameCode));
  // They may be for adults.
  if (isPending) return <GoodsPageSkeleton />;
  return (
    <AgeGate title={goods.title} ratings={game?.ageRatings ?? null}>
      <article>
        <GoodsBanner goods={goods} game={game} title={text("tabReviews")} />
        <GoodsMenu goods={goods} current="reviews" ratings={average?.count} />
        <BoardPart goods={goods} search={search} title={game?.title} />
      </article>
    </AgeGate>
  );
}
