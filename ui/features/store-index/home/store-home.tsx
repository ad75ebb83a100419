import { css } from "@linaria/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { orderGames } from "#core/catalogue/order-games.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { PartBoundary } from "#ui/patterns/failures/part-boundary.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { heroSlidesOf } from "../hero-slides.ts";
import { homeQueries } from "../store-index-queries.ts";
import { Hero } from "./hero.tsx";
import { HeroSkeleton } from "./hero-skeleton.tsx";
import { HomeLowerRails } from "./home-lower-rails.tsx";
import { HomeRails } from "./home-rails.tsx";

const page = css`
  @layer screens {
    overflow-x: clip;
    /*
     * After Back the scroll position is restored while rails above still have an estimated height: keep the position.
     */
    overflow-anchor: none;
  }
`;

/** Reserves the space of six rails. */
const lower = css`
  @layer screens {
    block-size: 2400px;
  }
`;

function LowerPart() {
  return (
    <PageStep fallback={<div className={lower} />}>
      <HomeLowerRails />
    </PageStep>
  );
}

const loadRewardBanner = () => import("#ui/features/rewards/components/reward-banner.tsx");

/** Loads when the page is idle. */
function WaitingReward() {
  const { module } = useIdleModule(loadRewardBanner);
  return module && <module.RewardBanner />;
}

/** The front page: what is on now, and a way to every game. */
export function StoreHome() {
  const { t: text } = useTranslation("store");
  const queryClient = useQueryClient();
  const router = useRouter();
  const { configuration } = usePorts();
  const { user } = useVisit();
  const visible = useVisibleGames();
  const queries = homeQueries(useQueryScope());
  const banners = useQuery(queries.banners);
  const playing = useQuery(queries.playing);
  const counting = useQuery(queries.counting);
  const coming = useQuery(queries.coming);
  const others = visible([...(counting.data?.games ?? []), ...(coming.data?.games ?? [])]);
  const popular = orderGames(visible(playing.data?.games ?? []), configuration.gameOrderList);
  const slides = heroSlidesOf(visible(banners.data ?? []), popular, others);
  const offers = useQuery(queries.offers);
  const lists = [playing, counting, coming, offers];
  const askAgain = useCallback(() => {
    void queryClient.refetchQueries({ type: "active" });
    // The hidden rails have failed too: the loader requests them.
    void router.invalidate();
  }, [queryClient, router]);
  if (lists.every((list) => list.isError)) {
    return <QueryFailure kind="page" isList error={playing.error} onRefresh={askAgain} />;
  }
  const isHeroPending = slides.length === 0 && (banners.isPending || playing.isPending);
  return (
    <div className={page}>
      <VisuallyHidden>
        <h1>{text("pageHeading")}</h1>
      </VisuallyHidden>
      {slides.length > 0 && <Hero slides={slides} />}
      {isHeroPending && <HeroSkeleton />}
      <PartBoundary>
        <HomeRails />
        <LowerPart />
        {user !== null && <WaitingReward />}
      </PartBoundary>
    </div>
  );
}
