import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { oneGoodsQuery } from "#ui/queries/one-goods.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";

/** The goods named by the address, with the state of their answer. */
export function useGoods() {
  const { goodsId = "" } = useParams({ strict: false }) as { readonly goodsId?: string };
  return useQuery(oneGoodsQuery(useQueryScope(), goodsId));
}
