import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { normalizeCoupon } from "#core/engagement/normalize-coupon.ts";
import type { Coupon } from "#core/engagement/reward.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { createWrite } from "#ui/data/write.ts";
import { LIBRARY_KEY } from "#ui/features/library/queries/library.ts";

/** Coupons of the player; disabled for guests. Refetched on mount, because an order may have used one. */
export function couponsQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["coupons", ...personalKey(scope)] as const,
    queryFn: async (context) => unwrapList(await scope.ports.rewards.listCoupons({ signal: context.signal }), context),
    enabled: scope.visit.get().user !== null,
    staleTime: 0,
  });
}

/** Redeems a code. Where the answer was lost, the player's coupons are read first: they show whether it has arrived. */
export function redeemCouponMutation(scope: QueryScope, client: QueryClient) {
  const { queryKey } = couponsQuery(scope);
  return createWrite<Coupon, string>(scope, client, {
    key: ["redeem-coupon"],
    changes: [{ queryKey }],
    attemptOf: normalizeCoupon,
    send: (code, idempotencyKey) => scope.ports.rewards.redeemCoupon(code, idempotencyKey),
    readBack: (code) => {
      const isOfCode = (coupon: Coupon) => coupon.code === normalizeCoupon(code);
      const isNew = client.getQueryData(queryKey)?.some(isOfCode) === false;
      return async () => {
        const now = await scope.ports.rewards.listCoupons();
        return now.ok && isNew ? now.value.find(isOfCode) : undefined;
      };
    },
    apply: (coupon) => {
      client.setQueryData(queryKey, (coupons: readonly Coupon[] | undefined) => [
        coupon,
        ...(coupons ?? []).filter(({ code }) => code !== coupon.code),
      ]);
      void client.invalidateQueries({ queryKey });
      // A coupon can grant goods.
      void client.invalidateQueries({ queryKey: [LIBRARY_KEY] });
    },
  });
}
