import type { GameCode, Instant } from "../catalogue/game.ts";
import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/** An article of a board as lists over all games show it. */
export interface ArticleSummary {
  readonly id: string;
  readonly gameCode: GameCode;
  readonly gameTitle: string;
  readonly boardAlias: string;
  readonly boardTitle: string;
  readonly title: string;
  /** Its first words, plain text. */
  readonly excerpt: string;
  readonly author: { readonly id: string; readonly nickname: string; readonly avatar: string };
  readonly createdAt: Instant;
  readonly likeCount: number;
  readonly commentCount: number;
  /** Language of the texts as a BCP 47 tag. */
  readonly language: string;
}

/** Boards of the games. Never throws. */
export interface CommunityGateway {
  /** `GET /community/api/articles`: the latest of all boards that are open in the country; 1 to 20 of them. */
  listLatest(input: { readonly limit: number }, options?: CallOptions): Promise<Result<readonly ArticleSummary[]>>;
  /** Body of an article (`GET /community/api/articles/{articleId}`): HTML, to be sanitised where it is shown. */
  getBody(article: Pick<ArticleSummary, "id" | "gameCode">, options?: CallOptions): Promise<Result<string>>;
}
