import { useQuery } from "@tanstack/react-query";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { productQuery } from "#ui/features/catalogue/queries/product-query.ts";

/** The goods with the state of their answer. */
export const useGoods = (goodsId: string) => useQuery(productQuery(useQueryScope(), goodsId));
