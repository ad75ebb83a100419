import { buildPath } from "#core/navigation/build-path.ts";
import type { PageHead, ScreenContext } from "#ui/head/page-head.ts";
import { PageShown } from "#ui/visit/page-shown.tsx";
import { CouponScreen } from "./coupon-screen.tsx";

/** Coupons belong to a player: the browser asks for them. */
export const load = () => Promise.resolve();

export function head({ texts }: ScreenContext): PageHead {
  const { t } = texts.instance;
  return {
    title: t("couponsTitle", { ns: "rewards" }),
    description: t("couponsIntro", { ns: "rewards" }),
    canonicalPath: buildPath("coupon", {}),
  };
}

export function Page() {
  return (
    <>
      <CouponScreen />
      <PageShown />
    </>
  );
}
