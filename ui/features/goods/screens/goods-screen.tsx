import { css } from "@linaria/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import type { Goods } from "#core/catalogue/goods.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { AgeGate } from "#ui/features/age-gate/age-gate.tsx";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";
import { goodsQuery } from "#ui/features/catalogue/queries/goods.ts";
import { GoodsBanner } from "#ui/features/goods-header/goods-banner.tsx";
import { GoodsMenu } from "#ui/features/goods-header/goods-menu.tsx";
import { GoodsPageSkeleton } from "#ui/features/goods-header/goods-page-skeleton.tsx";
import { useGoods } from "#ui/features/goods-header/use-goods.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { PartBoundary } from "#ui/patterns/failures/part-boundary.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { FROM_DESKTOP, UP_TO_TABLET } from "#ui/theme/breakpoints.ts";
import { GoodsBelow } from "./goods-below.tsx";
import type { GoodsBuyProps } from "./goods-buy.tsx";
import { GoodsBuy } from "./goods-buy.tsx";
import { GoodsInside } from "./goods-inside.tsx";

const columns = css`
  @layer screens {
    display: grid;
    grid-template-areas: "cover buy" "contents buy" "below buy";
    grid-template-rows: auto auto 1fr;
    grid-template-columns: minmax(0, 1fr) minmax(300px, 376px);
    gap: var(--space-10) var(--space-12);
    align-items: start;
    max-inline-size: var(--content-width);
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--space-20);

    & > [data-part="cover"] {
      grid-area: cover;
      overflow: hidden;
      border-radius: var(--radius-card);
    }

    & > [data-part="contents"] {
      grid-area: contents;
      min-inline-size: 0;
    }

    & > [data-part="buy"] {
      grid-area: buy;
      display: grid;
      gap: var(--space-5);
      min-inline-size: 0;
    }

    & > [data-part="below"] {
      grid-area: below;
      min-inline-size: 0;
      margin-block-start: var(--space-6);
    }

    /* The price is sticky beside the description. */
    @media ${FROM_DESKTOP} {
      & > [data-part="buy"] {
        position: sticky;
        inset-block-start: calc(var(--sticky-header) + var(--game-menu-height) + var(--space-5));
      }
    }

    @media ${UP_TO_TABLET} {
      grid-template-areas: "cover" "buy" "contents" "below";
      grid-template-rows: none;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-8);
      padding-block-start: var(--space-6);
    }
  }
`;

const COVER_SIZES = "(max-width: 959px) 100vw, 66vw";

function LowerPart({ goods }: { readonly goods: Goods }) {
  return (
    <PageStep fallback={<Skeleton height="480px" shape="block" />}>
      <PartBoundary>
        <GoodsBelow goods={goods} />
      </PartBoundary>
    </PageStep>
  );
}

function BuyPart(props: GoodsBuyProps) {
  return (
    <PageStep fallback={<Skeleton height="440px" shape="block" />}>
      <GoodsBuy {...props} />
    </PageStep>
  );
}

function InsidePart({ goods }: { readonly goods: Goods }) {
  return (
    <PageStep fallback={<Skeleton height="160px" shape="block" />}>
      <GoodsInside goods={goods} />
    </PageStep>
  );
}

/** The page of goods: `/goods/{gameCode}/{goodsId}` and `/bundle/{goodsId}`. */
export default function GoodsScreen({ goodsId }: { readonly goodsId: string }) {
  const router = useRouter();
  const goods = useGoods(goodsId);
  const { refetch } = goods;
  const refresh = useCallback(() => {
    void refetch();
    void router.invalidate();
  }, [refetch, router]);
  if (goods.data !== undefined) return <GoodsArticle key={goods.data.goodsId} goods={goods.data} />;
  return goods.isError ? <QueryFailure kind="page" error={goods.error} onRefresh={refresh} /> : <GoodsPageSkeleton />;
}

function GoodsArticle({ goods }: { readonly goods: Goods }) {
  const scope = useQueryScope();
  const { data: game, isPending } = useQuery(gameQuery(scope, useQueryClient(), goods.gameCode));
  const { data: siblings = [] } = useQuery(goodsQuery(scope, goods.gameCode));
  const { data: average } = useQuery(averageScoreQuery(scope, goods.gameCode));
  // It may be for adults.
  if (isPending) return <GoodsPageSkeleton />;
  return (
    <AgeGate title={goods.title} ratings={game?.ageRatings ?? null}>
      <article>
        <GoodsBanner goods={goods} game={game} />
        <GoodsMenu goods={goods} current="overview" ratings={average?.count} />
        <div className={columns}>
          <div data-part="cover">
            <Picture media={goods.image} sizes={COVER_SIZES} ratio="16 / 9" priority title={goods.title} />
          </div>
          <div data-part="contents">
            <InsidePart goods={goods} />
          </div>
          <div data-part="buy">
            <BuyPart goods={goods} game={game} siblings={siblings} />
          </div>
          <div data-part="below">
            <LowerPart goods={goods} />
          </div>
        </div>
      </article>
    </AgeGate>
  );
}
