import { css } from "@linaria/core";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import { useGameCall } from "#ui/features/catalogue/components/use-game-call.ts";
import { REVIEWS_ID } from "#ui/features/drafts/reviews-id.ts";
import { GameNews, useHasGameNews } from "#ui/features/news/components/game-news.tsx";
import { ReviewsOverview } from "#ui/features/reviews/components/reviews-overview.tsx";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { PageSection } from "#ui/patterns/page-section/page-section.tsx";
import { UP_TO_TABLET } from "#ui/theme/breakpoints.ts";
import { GameBoards } from "./game-boards.tsx";
import { GameGoods } from "./game-goods.tsx";
import { MachineCheck } from "./machine-check.tsx";
import { SystemRequirements } from "./system-requirements.tsx";

const sections = css`
  @layer screens {
    display: grid;
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

const GameElsewhere = lazy(() => import("./game-elsewhere.tsx"));

/** Height of what there is instead of a game that is not offered here. */
const ELSEWHERE_HEIGHT = "420px";

/** What can be bought, what the game needs, and what players say. */
export function GameBelowParts({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  return (
    <div className={sections}>
      <Instead game={game} />
      <GameGoods game={game} />
      {Object.keys(game.requirements).length > 0 && (
        <PageSection title={text("requirements")}>
          {game.requirements.windows !== undefined && <MachineCheck needs={game.requirements.windows} />}
          <SystemRequirements game={game} />
        </PageSection>
      )}
      {game.accessibility.length > 0 && (
        <PageSection title={text("accessibility")}>
          <ul className={accessibility}>
            {game.accessibility.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </PageSection>
      )}
      <PageSection title={text("reviews")} id={REVIEWS_ID}>
        <ReviewsOverview gameCode={game.gameCode} />
      </PageSection>
      <GameBoards game={game} />
      <News game={game} />
    </div>
  );
}

function News({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("news");
  return (
    useHasGameNews(game.gameCode) && (
      <PageSection title={text("title")}>
        <GameNews gameCode={game.gameCode} />
      </PageSection>
    )
  );
}

/** In browsers only: few pages need it, and its styles would be on all of them. */
function Instead({ game }: { readonly game: Game }) {
  const isHydrated = useHydrated();
  const call = useGameCall(game);
  if (call.kind !== "elsewhere") return null;
  const place = <Skeleton height={ELSEWHERE_HEIGHT} shape="block" />;
  return isHydrated ? (
    <Suspense fallback={place}>
      <GameElsewhere game={game} />
    </Suspense>
  ) : (
    place
  );
}
