import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { GoodsReviewsProps } from "./goods-reviews-screen.tsx";
import GoodsReviewsScreen from "./goods-reviews-screen.tsx";

export { loadGoodsReviews as load } from "./goods-reviews-data.ts";
export { goodsReviewsHead as head } from "./goods-reviews-head.ts";

/** Everything the route of the reviews of goods loads, in one lazy file. */
export function Page(props: GoodsReviewsProps) {
  return (
    <>
      <GoodsReviewsScreen {...props} />
      <NotifyHydrated />
    </>
  );
}
