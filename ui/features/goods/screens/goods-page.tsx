import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import GoodsScreen from "./goods-screen.tsx";

export { loadGoods as load } from "./goods-data.ts";
export { goodsHead as head } from "./goods-head.ts";

/** Everything the routes of goods and of a bundle load, in one lazy file. */
export function Page({ goodsId }: { readonly goodsId: string }) {
  return (
    <>
      <GoodsScreen goodsId={goodsId} />
      <NotifyHydrated />
    </>
  );
}
