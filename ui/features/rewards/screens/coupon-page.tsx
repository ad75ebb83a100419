import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { CouponScreen } from "./coupon-screen.tsx";
import type { CouponSearch } from "./coupon-search.ts";

export function head({ texts }: ScreenContext): PageHead {
  const { t } = texts.instance;
  return {
    title: t("couponsTitle", { ns: "rewards" }),
    description: t("couponsIntro", { ns: "rewards" }),
    canonicalPath: buildPath("coupon", {}),
  };
}

/** Coupons belong to a player: the browser requests them. */
export function Page({ search }: { readonly search: CouponSearch }) {
  return (
    <>
      <CouponScreen search={search} />
      <NotifyHydrated />
    </>
  );
}
