import type { Instant } from "../catalogue/game.ts";

/** A board that only the publisher writes on: rules, guides, an archive. */
export interface StaticBoard {
  readonly alias: string;
  readonly title: string;
  /** Language of the title as a BCP 47 tag. */
  readonly textLocale: string;
}

export interface StaticArticleSummary {
  readonly id: string;
  readonly boardAlias: string;
  readonly title: string;
  readonly publishedAt: Instant;
  /** Language of the texts as a BCP 47 tag. */
  readonly textLocale: string;
}

export interface StaticArticle extends StaticArticleSummary {
  /** HTML, sanitised when it was written; to be sanitised again where it is shown. */
  readonly body: string;
}
