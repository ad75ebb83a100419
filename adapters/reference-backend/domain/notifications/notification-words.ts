import { inArray } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { gameTexts, goodsTexts, noticeTexts, rewards } from "#adapters/reference-backend/database/schema/index.ts";
import type { PageTexts } from "#adapters/reference-backend/services.ts";
import { FALLBACK_LOCALE, type LocaleTag } from "#core/translation/locales.ts";
import { matchLocale } from "#core/translation/resolve-locale.ts";
import { byClosenessTo, closestText } from "../catalogue/text-order.ts";
import type { Reader } from "../community/reader.ts";
import { NOTIFICATION_MESSAGES, type NotificationMessage, type NotificationSubject } from "./messages.ts";
import { findNotifiedPosts, type NotifiedPost } from "./notified-posts.ts";

interface StoredNotification {
  readonly message: NotificationMessage;
  readonly subject: NotificationSubject;
}

/** Titles that name an article, without it: for when its reader can no longer read it. */
const TITLES_WITHOUT_ARTICLE: Readonly<Partial<Record<NotificationMessage, string>>> = {
  commented: "commentedGoneTitle",
  articleHidden: "articleHiddenGoneTitle",
};

export interface NotificationWords {
  readonly title: string;
  readonly body: string;
}

/**
 * Texts of notifications in the reader's language, with localised titles and the current text of posts: a post that the
 * reader can no longer see leaves none.
 */
export async function wordsOf(
  queries: Queries,
  notifications: readonly StoredNotification[],
  {
    locale,
    pageTexts,
    reader,
    now,
  }: { readonly locale: string; readonly pageTexts: PageTexts; readonly reader: Reader; readonly now: Date },
): Promise<readonly NotificationWords[]> {
  const subjects = notifications.map(({ subject }) => subject);
  const idsOf = (name: "goodsId" | "gameCode" | "noticeId" | "rewardId") => [
    ...new Set(subjects.flatMap((one) => one[name] ?? [])),
  ];
  const goods = await goodsTitles(queries, idsOf("goodsId"), locale);
  const games = await gameTitles(queries, idsOf("gameCode"), locale);
  const notices = await noticeWords(queries, idsOf("noticeId"), locale);
  const earned = await rewardTitles(queries, idsOf("rewardId"), locale);
  const postOf = await findNotifiedPosts(queries, subjects, { reader, now });
  const texts = textsFor(locale, pageTexts);
  return notifications.map(({ message, subject }) => {
    const notice = subject.noticeId === undefined ? undefined : notices.get(subject.noticeId);
    if (notice !== undefined) return notice;
    const post = NOTIFICATION_MESSAGES[message] === "reply" ? postOf(subject) : null;
    const values: Readonly<Record<string, string>> = {
      goods: goods.get(subject.goodsId ?? "") ?? games.get(subject.gameCode ?? "") ?? "",
      game: games.get(subject.gameCode ?? "") ?? "",
      name: subject.name ?? "",
      title: post?.title ?? "",
      excerpt: post?.excerpt ?? "",
    };
    const { titleKey, bodyKey } = textKeysOf(message, subject, post);
    const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
    const earnedTitle = earned.get(subject.rewardId ?? "");
    // Without a body text only the excerpt of the post is shown.
    return { title: fill(texts[titleKey] ?? titleKey), body: earnedTitle ?? fill(texts[bodyKey] ?? "{{excerpt}}") };
  });
}

/** Names of the texts of a message; others where the words of its post are missing. */
function textKeysOf(message: NotificationMessage, { commentId }: NotificationSubject, post: NotifiedPost | null) {
  const titleKey = (post?.title === null ? TITLES_WITHOUT_ARTICLE[message] : undefined) ?? `${message}Title`;
  switch (post?.missing) {
    case "gone":
      return { titleKey, bodyKey: commentId === undefined ? "articleGoneBody" : "commentGoneBody" };
    case "hiddenByReader":
      return { titleKey, bodyKey: "commentHiddenBody" };
    default:
      return { titleKey, bodyKey: `${message}Body` };
  }
}

function textsFor(locale: string, pageTexts: PageTexts): Readonly<Record<string, string>> {
  const tag: LocaleTag = matchLocale(locale) ?? FALLBACK_LOCALE;
  return pageTexts(tag) ?? pageTexts(FALLBACK_LOCALE) ?? {};
}

async function goodsTitles(queries: Queries, goodsIds: readonly string[], locale: string) {
  if (goodsIds.length === 0) return new Map<string, string>();
  const rows = await queries
    .selectDistinctOn([goodsTexts.goodsId], { id: goodsTexts.goodsId, title: goodsTexts.title })
    .from(goodsTexts)
    .where(inArray(goodsTexts.goodsId, [...goodsIds]))
    .orderBy(goodsTexts.goodsId, byClosenessTo(locale, goodsTexts.locale), goodsTexts.locale);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

async function gameTitles(queries: Queries, gameCodes: readonly string[], locale: string) {
  if (gameCodes.length === 0) return new Map<string, string>();
  const rows = await queries
    .selectDistinctOn([gameTexts.gameCode], { id: gameTexts.gameCode, title: gameTexts.title })
    .from(gameTexts)
    .where(inArray(gameTexts.gameCode, [...gameCodes]))
    .orderBy(gameTexts.gameCode, byClosenessTo(locale, gameTexts.locale), gameTexts.locale);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

async function noticeWords(queries: Queries, noticeIds: readonly string[], locale: string) {
  if (noticeIds.length === 0) return new Map<string, NotificationWords>();
  const rows = await queries
    .selectDistinctOn([noticeTexts.noticeId], {
      id: noticeTexts.noticeId,
      title: noticeTexts.title,
      body: noticeTexts.summary,
    })
    .from(noticeTexts)
    .where(inArray(noticeTexts.noticeId, [...noticeIds]))
    .orderBy(noticeTexts.noticeId, byClosenessTo(locale, noticeTexts.locale), noticeTexts.locale);
  return new Map(rows.map(({ id, title, body }) => [id, { title, body }]));
}

async function rewardTitles(queries: Queries, rewardIds: readonly string[], locale: string) {
  if (rewardIds.length === 0) return new Map<string, string>();
  const rows = await queries
    .select({ id: rewards.id, texts: rewards.texts })
    .from(rewards)
    .where(inArray(rewards.id, [...rewardIds]));
  return new Map(rows.flatMap(({ id, texts }) => [[id, closestText(texts, locale)?.title ?? id] as const]));
}
