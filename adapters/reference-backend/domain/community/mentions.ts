import { and, eq, inArray, ne, notExists, or } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { accounts, blockedAuthors, type MentionRow } from "#adapters/reference-backend/database/schema/index.ts";
import { foldNickname } from "#core/account/nickname.ts";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import { mentionsIn } from "#core/community/comment.ts";
import { MAX_MENTIONS } from "#core/community/constants.ts";
import { typedMentionsOf } from "#core/community/mention-query.ts";
import type { Shell } from "#core/shell/shell.ts";
import type { GameFacts } from "../catalogue/require-game.ts";
import { notify } from "../notifications/notify.ts";
import type { Player } from "../session/sessions.ts";

/** A player whom a text names. */
type NamedPlayer = MentionRow;

/**
 * Players whom a text names, at most `MAX_MENTIONS`: those of `chosen` whose names it holds, and those whose names were
 * typed, whatever the case. A typed name that several players have names none of them.
 */
export async function playersNamedIn(
  queries: Queries,
  text: string,
  chosen: readonly string[],
): Promise<NamedPlayer[]> {
  const typed = typedMentionsOf(text).map((candidates) => candidates.map(foldNickname));
  const keys = [...new Set(typed.flat())];
  if (chosen.length === 0 && keys.length === 0) return [];
  const rows = await queries
    .select({ id: accounts.id, nickname: accounts.nickname, key: accounts.nicknameKey })
    .from(accounts)
    .where(or(inArray(accounts.id, [...chosen]), inArray(accounts.nicknameKey, keys)));
  const named = new Map<string, NamedPlayer>();
  const offered = rows.filter(({ id }) => chosen.includes(id));
  for (const { id, nickname } of mentionsIn(text, offered)) named.set(id, { id, nickname });
  for (const candidates of typed) {
    const key = candidates.find((candidate) => rows.some((row) => isNamed(row, candidate)));
    const owners = rows.filter((row) => key !== undefined && isNamed(row, key));
    const [owner] = owners;
    if (owner !== undefined && owners.length === 1) named.set(owner.id, { id: owner.id, nickname: owner.nickname });
  }
  return [...named.values()].slice(0, MAX_MENTIONS);
}

const isNamed = ({ nickname, key }: { readonly nickname: string; readonly key: string | null }, candidate: string) =>
  (key ?? foldNickname(nickname)) === candidate;

export interface MentioningPost {
  readonly author: Pick<Player, "accountId" | "nickname">;
  readonly game: GameFacts;
  /** Shell whose list of countries the boards are open by. */
  readonly shell: Shell;
  readonly articleId: string;
  /** The comment that names them; absent for the article itself. */
  readonly commentId?: string;
  readonly path: string;
  readonly at: Date;
}

/**
 * Ids of the named players who can read the game's boards in their country, except the author and players who have
 * blocked the author or whom the author has blocked.
 */
export async function recipientsOfMention(
  queries: Queries,
  named: readonly NamedPlayer[],
  { author, game, shell }: Pick<MentioningPost, "author" | "game" | "shell">,
): Promise<readonly string[]> {
  const ids = named.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { accountId, authorId } = blockedAuthors;
  const isBlocked = or(
    and(eq(authorId, author.accountId), eq(accountId, accounts.id)),
    and(eq(accountId, author.accountId), eq(authorId, accounts.id)),
  );
  const rows = await queries
    .select({ id: accounts.id, countryCode: accounts.countryCode })
    .from(accounts)
    .where(
      and(
        inArray(accounts.id, ids),
        ne(accounts.id, author.accountId),
        notExists(queries.select({ authorId }).from(blockedAuthors).where(isBlocked)),
      ),
    );
  return rows
    .filter(({ countryCode }) => countryStageOf(game.countries, countryCode, shell) !== "teaser")
    .map(({ id }) => id);
}

/** Notifies players that a post names them, each at most once of each post. */
export async function notifyMentioned(
  queries: Queries,
  named: readonly NamedPlayer[],
  post: MentioningPost,
): Promise<void> {
  const { author, game, articleId, commentId, path, at } = post;
  const subject = { gameCode: game.gameCode, name: author.nickname, articleId, ...(commentId && { commentId }) };
  const once = onceOfPost(commentId ?? articleId);
  const recipients = await recipientsOfMention(queries, named, post);
  await notify(
    queries,
    ...recipients.map((accountId) => ({ accountId, message: "mentioned" as const, subject, path, at, once })),
  );
}

/** Key by which a player gets one notification of a post: of what it answers, or of being named in it. */
export const onceOfPost = (postId: string): string => `post:${postId}`;
