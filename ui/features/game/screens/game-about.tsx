import { css } from "@linaria/core";
import type { Game } from "#core/catalogue/game.ts";
import { GameBadges } from "./game-badges.tsx";
import { AgeRatings, GameDetails, LanguageTable } from "./game-facts.tsx";
import { GameStory } from "./game-story.tsx";
import { MediaGallery } from "./media-gallery.tsx";
import { StoryCards } from "./story-cards.tsx";
import { Upgrade } from "./upgrade.tsx";

export interface AboutProps {
  readonly part: "badges" | "media" | "details" | "facts" | "story" | "hero" | "menu" | "card";
  readonly game: Game;
  /** False as long as only the game's card is known. */
  readonly isWhole: boolean;
}

const story = css`
  @layer screens {
    display: grid;
    gap: var(--space-8);
    min-inline-size: 0;
  }
`;

/* Side by side where there is room for both. */
const facts = css`
  @layer screens {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
    gap: var(--space-5);
    align-items: start;
    min-inline-size: 0;
  }
`;

/** One part of the description of a game, or its upgrade beside one of its calls to action. */
export function GameAbout({ part, game, isWhole }: AboutProps) {
  switch (part) {
    case "badges":
      return <GameBadges game={game} />;
    case "media":
      return <MediaGallery game={game} />;
    case "details":
      return <GameDetails game={game} />;
    case "facts":
      return (
        <div className={facts}>
          <LanguageTable game={game} />
          <AgeRatings game={game} />
        </div>
      );
    case "story":
      return (
        <div className={story}>
          <GameStory game={game} isWhole={isWhole} />
          <StoryCards gameCode={game.gameCode} />
        </div>
      );
    default:
      return <Upgrade gameCode={game.gameCode} variant={part} />;
  }
}
