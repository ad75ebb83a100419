import { css } from "@linaria/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import type { Goods } from "#core/catalogue/goods.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { averageScoreQuery } from "#ui/queries/average-score.ts";
import { gameQuery } from "#ui/queries/game.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { QueryFailure } from "../failures/query-failure.tsx";
import { ReviewsBoard } from "../game-reviews/reviews-board.tsx";
import { GoodsBanner } from "../goods/goods-banner.tsx";
import { GoodsMenu } from "../goods/goods-menu.tsx";
import { GoodsPageSkeleton } from "../goods/goods-page-skeleton.tsx";
import { useGoods } from "../goods/use-goods.ts";

const note = css`
  @layer screens {
    color: var(--color-text-quiet);
  }
`;

/** Reviews read for goods: `/goods/{gameCode}/{goodsId}/review`. */
export default function GoodsReviewsScreen() {
  const router = useRouter();
  const goods = useGoods();
  const { refetch } = goods;
  const refresh = useCallback(() => {
    void refetch();
    void router.invalidate();
  }, [refetch, router]);
  if (goods.data !== undefined) return <GoodsReviews key={goods.data.goodsId} goods={goods.data} />;
  return goods.isError ? <QueryFailure kind="page" error={goods.error} onRefresh={refresh} /> : <GoodsPageSkeleton />;
}

function GoodsReviews({ goods }: { readonly goods: Goods }) {
  const text = useText("goods");
  const scope = useQueryScope();
  const { gameCode, goodsId } = goods;
  const { data: game } = useQuery(gameQuery(scope, useQueryClient(), gameCode));
  const { data: average } = useQuery(averageScoreQuery(scope, gameCode));
  return (
    <article>
      <GoodsBanner goods={goods} game={game} title={text("tabReviews")} />
      <GoodsMenu goods={goods} current="reviews" ratings={average?.count} />
      <ReviewsBoard
        gameCode={gameCode}
        path={buildPath("goodsReview", { gameCode, goodsId })}
        packageBundleId={goodsId}
      >
        {game !== undefined && <p className={note}>{text("reviewsOfGame", { title: game.title })}</p>}
      </ReviewsBoard>
    </article>
  );
}
