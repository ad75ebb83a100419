import { css } from "@linaria/core";
import type { Game } from "#core/catalogue/game.ts";
import { AgeRatings, GameDetails, LanguageTable } from "./game-facts.tsx";
import { GameStory } from "./game-story.tsx";
import { MediaGallery } from "./media-gallery.tsx";
import { StoryCards } from "./story-cards.tsx";

export interface AboutProps {
  readonly game: Game;
  /** False as long as only the game's card is known. */
  readonly isWhole: boolean;
}

const about = css`
  @layer screens {
    display: grid;
    gap: var(--space-8);
    min-inline-size: 0;
  }
`;

const aside = css`
  @layer screens {
    display: grid;
    gap: var(--space-5);
    min-inline-size: 0;
  }
`;

/** Pictures, films and the story. */
export function GameAboutParts({ game, isWhole }: AboutProps) {
  return (
    <div className={about}>
      <MediaGallery game={game} />
      <GameStory game={game} isWhole={isWhole} />
      <StoryCards gameCode={game.gameCode} />
    </div>
  );
}

/** Who made the game, in which languages it is, and for which age. */
export function GameAsideParts({ game }: Pick<AboutProps, "game">) {
  return (
    <div className={aside}>
      <GameDetails game={game} />
      <LanguageTable game={game} />
      <AgeRatings game={game} />
    </div>
  );
}
