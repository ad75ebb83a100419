import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";

/** Skeleton of a player's coupons. */
export function CouponListSkeleton() {
  return (
    <div aria-busy="true" style={{ display: "grid", gap: 12 }}>
      <Skeleton shape="block" height="112px" />
      <Skeleton shape="block" height="112px" />
    </div>
  );
}
