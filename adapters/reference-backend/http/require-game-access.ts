import { eq } from "drizzle-orm";
import type { Call, CallName } from "#adapters/wire/calls.ts";
import { CREDENTIAL_REASON } from "#core/failures/constants.ts";
import type { Queries } from "../database/database.ts";
import { articles, comments, gifts, notices } from "../database/schema/index.ts";
import { closedGoodsIds } from "../domain/catalogue/closed-games.ts";
import { type CallRefusal, forbidden } from "./call-refusal.ts";
import type { RequestScope } from "./request-scope.ts";

/** Validated input of a call. */
export interface AskedWith {
  readonly parameters: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Calls that are answered although they name a closed game: they filter it themselves, or remove it from the player's
 * lists.
 */
const ANSWERED_WITHOUT_IT: ReadonlySet<CallName> = new Set<CallName>([
  "checkSession",
  "getProfile",
  "removeFromCart",
  "mergeCart",
  "validateCart",
  "dropFavorite",
  "mergeFavorites",
  "declineGift",
  "withdrawGift",
]);

/**
 * Refuses a call about a game, its goods or its posts that the caller has no access to: 403 with the reason
 * `credential`. The call itself handles what does not exist.
 */
export async function requireGameAccess(
  { call, name, scope }: { readonly call: Call; readonly name: CallName; readonly scope: RequestScope },
  asked: AskedWith,
): Promise<void> {
  const { closedGames, services } = scope;
  if (closedGames.size === 0 || ANSWERED_WITHOUT_IT.has(name)) return;
  const { queries } = services.database;
  const subject = subjectOf(call, asked);
  const gameCodes = [...subject.gameCodes, ...(await gamesOfPosts(queries, subject))];
  if (gameCodes.some((gameCode) => closedGames.has(gameCode))) throw noAccess();
  const goodsIds = [...subject.goodsIds, ...(await goodsOfGift(queries, subject))];
  if ((await closedGoodsIds(queries, goodsIds, closedGames)).size > 0) throw noAccess();
}

/** Refuses live updates of a board or an article whose game the caller has no access to. */
export async function requireTopicAccess(
  topics: readonly string[],
  { closedGames, services }: RequestScope,
): Promise<void> {
  if (closedGames.size === 0) return;
  for (const topic of topics) {
    const [kind, id = ""] = topic.split(":");
    const gameCodes =
      kind === "board"
        ? id.split(".").slice(0, 1)
        : await gamesOfPosts(services.database.queries, { articleId: id, commentId: undefined, noticeId: undefined });
    if (gameCodes.some((gameCode) => closedGames.has(gameCode))) throw noAccess();
  }
}

async function gamesOfPosts(
  queries: Queries,
  { articleId, commentId, noticeId }: Pick<Subject, "articleId" | "commentId" | "noticeId">,
): Promise<readonly string[]> {
  const { gameCode } = articles;
  const found = [
    articleId && (await queries.select({ gameCode }).from(articles).where(eq(articles.id, articleId))),
    commentId &&
      (await queries
        .select({ gameCode })
        .from(comments)
        .innerJoin(articles, eq(articles.id, comments.articleId))
        .where(eq(comments.id, commentId))),
    noticeId && (await queries.select({ gameCode: notices.gameCode }).from(notices).where(eq(notices.id, noticeId))),
  ];
  return found.flatMap((rows) => (rows ? rows.flatMap((row) => row.gameCode ?? []) : []));
}

async function goodsOfGift(queries: Queries, { giftId }: Subject): Promise<readonly string[]> {
  if (giftId === undefined) return [];
  const rows = await queries.select({ goodsId: gifts.goodsId }).from(gifts).where(eq(gifts.id, giftId));
  return rows.map(({ goodsId }) => goodsId);
}

function noAccess(): CallRefusal {
  return forbidden(CREDENTIAL_REASON, "The game is not open to this player.");
}

type Named = Readonly<Record<string, unknown>>;

interface Subject {
  readonly gameCodes: readonly string[];
  readonly goodsIds: readonly string[];
  readonly articleId: string | undefined;
  readonly commentId: string | undefined;
  readonly noticeId: string | undefined;
  readonly giftId: string | undefined;
}

/** Subject of a call, by the parameter names that all calls of the catalogue use for it. */
function subjectOf(call: Call, asked: AskedWith): Subject {
  const [parameters, query, body] = [asked.parameters, asked.query, asked.body].map((part) => (part ?? {}) as Named);
  const { path, service } = call;
  const texts = (...values: unknown[]) => values.filter((value) => typeof value === "string");
  const lines = Array.isArray(body?.lines) ? (body.lines as readonly Named[]) : [];
  const isFavorite = path.includes("/favorites/{type}");
  const isCartLine = path.includes("/cart/items/{id}");
  const isLobby = parameters?.category === "lobby";
  const [articleId] = service === "community" ? texts(parameters?.articleId, query?.articleId) : [];
  return {
    gameCodes: texts(
      parameters?.gameCode,
      query?.gameCode,
      isFavorite && parameters?.type === "game" ? parameters.id : undefined,
      isLobby ? parameters?.contentId : undefined,
    ),
    goodsIds: texts(
      parameters?.goodsId,
      query?.goodsId,
      body?.goods_id,
      ...lines.map((line) => line.goods_id),
      isCartLine || (isFavorite && parameters?.type !== "game") ? parameters?.id : undefined,
    ),
    articleId,
    commentId: texts(parameters?.commentId)[0],
    noticeId: texts(parameters?.noticeId)[0],
    giftId: texts(parameters?.giftId)[0],
  };
}
