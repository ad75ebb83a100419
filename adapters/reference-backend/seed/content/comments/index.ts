import type { SeedComment, SeedThread } from "../../content-types.ts";
import { articles } from "../articles/index.ts";
import { COMMENT_POOLS } from "./pools.ts";
import { throneAndLiberty } from "./throne-and-liberty.ts";

/** Comments an article without threads of its own gets at most. */
const MOST_FROM_POOL = 5;

/** Written for one article each. */
const written: readonly SeedThread[] = throneAndLiberty;

/** What players have said about articles: threads of their own, or a few words that fit every article of such a board. */
export const comments: readonly SeedThread[] = [
  ...written,
  ...articles
    .filter(({ id }) => !written.some(({ articleId }) => articleId === id))
    .flatMap(({ id, boardAlias, language, createdOffsetHours, nickname }): SeedThread[] => {
      const pool = COMMENT_POOLS[language][boardAlias] ?? COMMENT_POOLS[language].free ?? [];
      const others = pool.filter((comment) => comment.nickname !== nickname);
      const start =
        [...id].reduce((sum, sign) => sum * 31 + (sign.codePointAt(0) ?? 0), 7) % Math.max(1, others.length);
      const count = Math.min(others.length, 1 + (start % MOST_FROM_POOL));
      return Array.from({ length: count }, (_, place): SeedThread => {
        const { nickname: author, content } = others[(start + place) % others.length] as (typeof others)[number];
        const age = createdOffsetHours * (1 - (place + 1) / (count + 2));
        const comment: SeedComment = {
          language,
          nickname: author,
          content,
          createdOffsetHours: age,
          likeCount: (start + place * 3) % 7,
        };
        return { articleId: id, comment, replies: [] };
      });
    }),
];
