import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { orderPageLook } from "./order-page-look.ts";

/** The page of an order before it has come. */
export function OrderSkeleton() {
  return (
    <div className={orderPageLook} aria-busy="true">
      <Skeleton width="min(100%, 420px)" height="38px" />
      <Skeleton height="98px" shape="block" />
      <Skeleton height="320px" shape="block" />
    </div>
  );
}
