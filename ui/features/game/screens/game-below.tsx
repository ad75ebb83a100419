import { css } from "@linaria/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import { computerSystemsOf } from "#core/catalogue/machine-check.ts";
import { useCallToAction } from "#ui/features/catalogue/components/use-call-to-action.ts";
import { REVIEWS_ID } from "#ui/features/drafts/reviews-id.ts";
import { GameNews, useGameNewsHeight } from "#ui/features/news/components/game-news.tsx";
import { ReviewsOverview, useReviewsHeight } from "#ui/features/reviews/components/reviews-overview.tsx";
import { lazyComponent } from "#ui/kit/lazy/lazy-component.tsx";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { WhenNear } from "#ui/kit/when-near/when-near.tsx";
import { PageSection } from "#ui/patterns/page-section/page-section.tsx";
import { UP_TO_TABLET } from "#ui/theme/breakpoints.ts";
import { GameBoards } from "./game-boards.tsx";
import { GameGoods } from "./game-goods.tsx";
import { MachineCheck } from "./machine-check.tsx";
import { requirementsHeight, SystemRequirements } from "./system-requirements.tsx";

const sections = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-16);
    min-inline-size: 0;

    @media ${UP_TO_TABLET} {
      gap: var(--section-gap);
    }
  }
`;

const accessibility = css`
  @layer screens {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
    gap: var(--space-2) var(--space-6);
    padding-inline-start: 1.2em;
    color: var(--color-text-quiet);
    list-style: disc;
  }
`;

/** Of the section with so many features: three in a line, or one on phones. */
const accessibilityHeight = (count: number) => [48 + 33 * Math.ceil(count / 3), 47 + 34 * count] as const;

const GameElsewhere = lazyComponent(async () => (await import("./game-elsewhere.tsx")).GameElsewhere);

const SimilarGames = lazyComponent(async () => (await import("./games-here.tsx")).SimilarGames);
const SIMILAR_HEIGHT = "360px";

/** Height of what there is instead of a game that is not offered here. */
const ELSEWHERE_HEIGHT = "420px";

/** Goods, system requirements, accessibility, reviews, boards and news of a game, and games like it. */
export function GameBelow({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  const reviewsHeight = useReviewsHeight(game.gameCode);
  return (
    <div className={sections}>
      <Instead game={game} />
      <GameGoods game={game} />
      {Object.keys(game.requirements).length > 0 && (
        <PageSection title={text("requirements")} height={requirementsHeight(Object.keys(game.requirements).length)}>
          {computerSystemsOf(game.requirements).length > 0 && <MachineCheck requirements={game.requirements} />}
          <SystemRequirements game={game} />
        </PageSection>
      )}
      {game.accessibility.length > 0 && (
        <PageSection title={text("accessibility")} height={accessibilityHeight(game.accessibility.length)}>
          <ul className={accessibility}>
            {game.accessibility.map((feature) => (
              <li key={feature}>
                <bdi>{feature}</bdi>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      <PageSection title={text("reviews")} id={REVIEWS_ID} height={reviewsHeight}>
        <ReviewsOverview gameCode={game.gameCode} />
      </PageSection>
      <GameBoards game={game} />
      <News game={game} />
      <LikeIt game={game} />
    </div>
  );
}

function News({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("news");
  const height = useGameNewsHeight(game.gameCode);
  return (
    height !== null && (
      <PageSection title={text("title")} height={height}>
        <GameNews gameCode={game.gameCode} />
      </PageSection>
    )
  );
}

/** With code of its own: the cards of games are not among what the page itself needs. */
function LikeIt({ game }: { readonly game: Game }) {
  if (game.genres.length === 0) return null;
  const placeholder = <Skeleton height={SIMILAR_HEIGHT} shape="block" />;
  return (
    <WhenNear placeholder={placeholder}>
      <Suspense fallback={placeholder}>
        <SimilarGames game={game} placeholder={placeholder} />
      </Suspense>
    </WhenNear>
  );
}

/** In browsers only: few pages need it, and its styles would be on all of them. */
function Instead({ game }: { readonly game: Game }) {
  const isHydrated = useHydrated();
  const call = useCallToAction(game);
  if (call.kind !== "elsewhere") return null;
  const placeholder = <Skeleton height={ELSEWHERE_HEIGHT} shape="block" />;
  return isHydrated ? (
    <Suspense fallback={placeholder}>
      <GameElsewhere game={game} />
    </Suspense>
  ) : (
    placeholder
  );
}
