import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { useOwnWindowSearch } from "#ui/overlays/window/use-own-window-search.ts";
import { couponsQuery } from "#ui/queries/coupons.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { type RawSearch, textOf } from "#ui/search/raw-search.ts";
import { CouponCard } from "#ui/sections/coupons/coupon-card.tsx";
import { CouponListSkeleton } from "#ui/sections/coupons/coupon-list-skeleton.tsx";
import { RedeemForm } from "#ui/sections/coupons/redeem-form.tsx";
import { FailureNote } from "#ui/sections/failure-note/failure-note.tsx";
import { AskToSignIn } from "#ui/sections/plain-page/ask-to-sign-in.tsx";
import { PlainPage } from "#ui/sections/plain-page/plain-page.tsx";
import { StatePanel } from "#ui/sections/state-panel/state-panel.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";

const list = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);
  }
`;

/** Coupons of the player, and where codes are redeemed: `/coupon`, with a code in `?code=`. */
export function CouponScreen() {
  const { t: text } = useTranslation("rewards");
  const { user } = useVisit();
  const search: RawSearch = useSearch({ strict: false });
  return (
    <PlainPage title={text("couponsTitle")} intro={text("couponsIntro")}>
      <RedeemForm initialCode={textOf(search.code)?.slice(0, 64) ?? ""} />
      <section>
        <h2>{text("yourCoupons")}</h2>
        {user === null ? (
          <AskToSignIn title={text("signInTitle")}>{text("signInCoupons")}</AskToSignIn>
        ) : (
          <OwnCoupons />
        )}
      </section>
    </PlainPage>
  );
}

function OwnCoupons() {
  const { t: text } = useTranslation("rewards");
  const search = useOwnWindowSearch();
  const coupons = useQuery(couponsQuery(useQueryScope()));
  if (coupons.data === undefined) {
    if (!coupons.isError) return <CouponListSkeleton />;
    return <FailureNote error={coupons.error} isRetrying={coupons.isFetching} onRetry={() => void coupons.refetch()} />;
  }
  if (coupons.data.length === 0) {
    return (
      <StatePanel
        icon="coupon"
        title={text("noCoupons")}
        actions={
          <ButtonLink to={buildPath("reward", {})} search={search} variant="secondary">
            {text("seeRewards")}
          </ButtonLink>
        }
      >
        {text("noCouponsText")}
      </StatePanel>
    );
  }
  return (
    <ul className={list}>
      {coupons.data.map((coupon) => (
        <CouponCard key={coupon.code} coupon={coupon} />
      ))}
    </ul>
  );
}
