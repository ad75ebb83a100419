import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { buildPath } from "#core/navigation/build-path.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { CouponCard } from "#ui/features/rewards/components/coupon-card.tsx";
import { CouponListSkeleton } from "#ui/features/rewards/components/coupon-list-skeleton.tsx";
import { RedeemForm } from "#ui/features/rewards/components/redeem-form.tsx";
import { couponsQuery } from "#ui/features/rewards/queries/coupons.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { useOwnWindowSearch } from "#ui/overlays/window/use-own-window-search.ts";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { SignInPromptPanel } from "#ui/patterns/plain-page/sign-in-prompt-panel.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import type { CouponSearch } from "./coupon-search.ts";

const list = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);
  }
`;

/** Coupons of the player, and where codes are redeemed: `/coupon`, with a code in `?code=`. */
export function CouponScreen({ search }: { readonly search: CouponSearch }) {
  const { t: text } = useTranslation("rewards");
  const { user } = useVisit();
  return (
    <PlainPage title={text("couponsTitle")} intro={text("couponsIntro")}>
      <RedeemForm initialCode={search.code ?? ""} />
      <section>
        <h2>{text("yourCoupons")}</h2>
        {user === null ? <SignInPromptPanel>{text("signInCoupons")}</SignInPromptPanel> : <OwnCoupons />}
      </section>
    </PlainPage>
  );
}

function OwnCoupons() {
  const { t: text } = useTranslation("rewards");
  const search = useOwnWindowSearch();
  const query = couponsQuery(useQueryScope());
  const coupons = useQuery(query);
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
    <>
      <PartialNote queryKey={query.queryKey} />
      <ul className={list}>
        {coupons.data.map((coupon) => (
          <CouponCard key={coupon.code} coupon={coupon} />
        ))}
      </ul>
    </>
  );
}
