import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Reward } from "#core/engagement/reward.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { rewardsQuery } from "#ui/features/rewards/queries/rewards.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { useOwnWindowSearch } from "#ui/overlays/window/use-own-window-search.ts";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { PlainPage } from "#ui/patterns/plain-page/plain-page.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { RewardCard } from "./reward-card.tsx";

const grid = css`
  @layer screens {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
    gap: var(--space-5);
  }
`;

const tools = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
`;

const ORDER: Readonly<Record<NonNullable<Reward["state"]>, number>> = {
  claimable: 0,
  locked: 1,
  claimed: 2,
  expired: 3,
};

/** Those whose state is not known come last. */
const rankOf = ({ state }: Reward): number => (state === null ? ORDER.expired + 1 : ORDER[state]);

/** Rewards: `/reward`. */
export function RewardScreen() {
  const { t: text } = useTranslation("rewards");
  const search = useOwnWindowSearch();
  const query = rewardsQuery(useQueryScope());
  const rewards = useQuery(query);
  return (
    <PlainPage
      title={text("rewardsTitle")}
      intro={text("rewardsIntro")}
      width="wide"
      aside={
        <div className={tools}>
          <ButtonLink to={buildPath("coupon", {})} search={search} variant="secondary" icon="coupon">
            {text("yourCoupons")}
          </ButtonLink>
          <ButtonLink to={buildPath("miniGame", {})} variant="gradientSecondary" icon="dice" data-window="miniGame">
            {text("play")}
          </ButtonLink>
        </div>
      }
    >
      <PartialNote queryKey={query.queryKey} />
      <Content query={rewards} />
    </PlainPage>
  );
}

function Content({ query }: { readonly query: ReturnType<typeof useQuery<readonly Reward[]>> }) {
  const { t: text } = useTranslation("rewards");
  const { data } = query;
  if (data === undefined) {
    if (query.isError) {
      return <QueryFailure kind="component" error={query.error} onRefresh={() => void query.refetch()} />;
    }
    return (
      <div className={grid} aria-busy="true">
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} shape="block" height="380px" />
        ))}
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <StatePanel icon="reward" title={text("noRewards")}>
        {text("noRewardsText")}
      </StatePanel>
    );
  }
  return (
    <ul className={grid}>
      {data
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .map((reward, at) => (
          <RewardCard key={reward.id} reward={reward} isFirst={at === 0} />
        ))}
    </ul>
  );
}
