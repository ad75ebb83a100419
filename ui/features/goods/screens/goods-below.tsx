import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Goods } from "#core/catalogue/goods.ts";
import { goodsByKind } from "#core/catalogue/goods-by-kind.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { goodsQuery } from "#ui/features/catalogue/queries/goods.ts";
import { REVIEWS_ID } from "#ui/features/drafts/reviews-id.ts";
import { COMPARISON_HEIGHT, EditionComparison } from "#ui/features/editions/edition-comparison.tsx";
import { GoodsList, goodsListHeight } from "#ui/features/editions/goods-list.tsx";
import { ReviewsOverview, useReviewsHeight } from "#ui/features/reviews/components/reviews-overview.tsx";
import { PageSection } from "#ui/patterns/page-section/page-section.tsx";
import { UP_TO_TABLET } from "#ui/theme/breakpoints.ts";

const sections = css`
  @layer screens {
    display: grid;
    gap: var(--space-16);
    min-inline-size: 0;

    @media ${UP_TO_TABLET} {
      gap: var(--section-gap);
    }
  }
`;

/** Other goods of the game, and its reviews. */
export function GoodsBelow({ goods }: { readonly goods: Goods }) {
  const { t: text } = useTranslation("goods");
  const { data: siblings = [] } = useQuery(goodsQuery(useQueryScope(), goods.gameCode));
  const reviewsHeight = useReviewsHeight(goods.gameCode);
  const isBundle = goods.contentType === "BUNDLE";
  const ofGame = goodsByKind(siblings);
  const isOther = ({ goodsId }: Goods) => goodsId !== goods.goodsId;
  const editions = ofGame.editions;
  const additions = isBundle ? [] : ofGame.additions.filter(isOther);
  const bundles = ofGame.bundles.filter(isOther);
  return (
    <div className={sections}>
      {goods.contentType === "EDITION" && editions.length > 1 && (
        <PageSection title={text("otherEditions")} height={COMPARISON_HEIGHT}>
          <EditionComparison editions={editions} currentId={goods.goodsId} />
        </PageSection>
      )}
      {additions.length > 0 && (
        <PageSection title={text("moreAdditions")} height={goodsListHeight(additions.length)}>
          <GoodsList goods={additions} />
        </PageSection>
      )}
      {bundles.length > 0 && (
        <PageSection title={text("moreBundles")} height={goodsListHeight(bundles.length)}>
          <GoodsList goods={bundles} />
        </PageSection>
      )}
      {!isBundle && (
        <PageSection title={text("reviews")} id={REVIEWS_ID} height={reviewsHeight}>
          <ReviewsOverview gameCode={goods.gameCode} />
        </PageSection>
      )}
    </div>
  );
}
