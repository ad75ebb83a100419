import type { Media } from "../catalogue/game.ts";

/** A piece of a game's story. */
export interface StoryCard {
  readonly id: string;
  readonly title: string;
  /** HTML, sanitised when it was written; to be sanitised again where it is shown. */
  readonly body: string;
  readonly media: Media;
  /** Language of the texts as a BCP 47 tag. */
  readonly textLocale: string;
}
