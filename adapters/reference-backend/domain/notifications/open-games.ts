import { type SQL, sql } from "drizzle-orm";
import { articles, goods, notices, notifications } from "#adapters/reference-backend/database/schema/index.ts";
import { type ClosedGames, isOpenGame } from "../catalogue/closed-games.ts";

/** Orders and gifts are shown even after a player has lost access to the game: they were paid for. */
const ABOUT_GAMES = sql`('sale', 'release', 'reply', 'notice')`;

/** Excludes notifications about closed games and about their goods, posts and notices. */
export function isOfOpenGame(closedGames: ClosedGames): SQL | undefined {
  if (closedGames.size === 0) return undefined;
  const { subject, kind } = notifications;
  const gameOf = sql`coalesce(
    ${subject} ->> 'gameCode',
    (select ${goods.gameCode} from ${goods} where ${goods.goodsId} = ${subject} ->> 'goodsId'),
    (select ${articles.gameCode} from ${articles} where ${articles.id} = ${subject} ->> 'articleId'),
    (select ${notices.gameCode} from ${notices} where ${notices.id} = ${subject} ->> 'noticeId')
  )`;
  return sql`(${kind} not in ${ABOUT_GAMES} or ${isOpenGame(gameOf, closedGames)})`;
}
