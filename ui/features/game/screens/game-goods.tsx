import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import { goodsByKind } from "#core/catalogue/goods-by-kind.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { goodsQuery } from "#ui/features/catalogue/queries/goods.ts";
import { COMPARISON_HEIGHT, EditionComparison } from "#ui/features/editions/edition-comparison.tsx";
import { GoodsList, goodsListHeight } from "#ui/features/editions/goods-list.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { PageSection } from "#ui/patterns/page-section/page-section.tsx";

/** Goods of a game: editions side by side, add-ons, bundles. Renders nothing if nothing is sold. */
export function GameGoods({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  const scope = useQueryScope();
  const goods = useQuery(goodsQuery(scope, game.gameCode));
  if (goods.data === undefined) {
    if (!goods.isError && game.lowestPrice === null) return null;
    return (
      <PageSection title={text("editions")} id="editions" height={COMPARISON_HEIGHT}>
        {goods.isError ? (
          <FailureNote error={goods.error} isRetrying={goods.isFetching} onRetry={() => void goods.refetch()} />
        ) : (
          <Skeleton height="560px" shape="block" />
        )}
      </PageSection>
    );
  }
  const { editions, additions, bundles } = goodsByKind(goods.data);
  return (
    <>
      {editions.length > 0 && (
        <PageSection title={text("editions")} id="editions" height={COMPARISON_HEIGHT}>
          <EditionComparison editions={editions} />
        </PageSection>
      )}
      {additions.length > 0 && (
        <PageSection title={text("additions")} height={goodsListHeight(additions.length)}>
          <GoodsList goods={additions} />
        </PageSection>
      )}
      {bundles.length > 0 && (
        <PageSection title={text("bundles")} height={goodsListHeight(bundles.length)}>
          <GoodsList goods={bundles} />
        </PageSection>
      )}
    </>
  );
}
