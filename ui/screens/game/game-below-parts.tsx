import { css } from "@linaria/core";
import type { Game } from "#core/catalogue/game.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { REVIEWS_ID } from "#ui/sections/reviews/reviews-id.ts";
import { ReviewsOverview } from "#ui/sections/reviews/reviews-overview.tsx";
import { UP_TO_TABLET } from "#ui/theme/breakpoints.ts";
import { GameGoods } from "./game-goods.tsx";
import { PageSection } from "./page-section.tsx";
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

/** What can be bought, what the game needs, and what players say. */
export function GameBelowParts({ game }: { readonly game: Game }) {
  const text = useText("game");
  return (
    <div className={sections}>
      <GameGoods game={game} />
      {Object.keys(game.requirements).length > 0 && (
        <PageSection title={text("requirements")}>
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
    </div>
  );
}
