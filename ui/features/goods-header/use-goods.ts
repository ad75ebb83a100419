import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { productQuery } from "#ui/features/catalogue/queries/one-goods.ts";

/** The goods named by the address, with the state of their answer. */
export function useGoods() {
  const { goodsId = "" } = useParams({ strict: false }) as { readonly goodsId?: string };
  return useQuery(productQuery(useQueryScope(), goodsId));
}
