import { and, eq, lte } from "drizzle-orm";
import { buildPath } from "#core/navigation/build-path.ts";
import type { Queries } from "../database/database.ts";
import { notices, notifications, rewards } from "../database/schema/index.ts";
import { type NewNotification, notify } from "../domain/notifications/notify.ts";
import { instantAfter } from "./game-rows.ts";

/** Hours before the account was made by which its player has read the notifications. */
const READ_UNTIL_HOURS = -24;

/** Reward that a new player can claim, if the content has it. */
const WELCOME_REWARD = "welcome";

/** First notifications of a player: the pinned notices, and a reward that can be claimed. */
export async function seedNotifications(queries: Queries, accountId: string, now: Date): Promise<void> {
  const pinned = await queries
    .select({ id: notices.id, publishedAt: notices.publishedAt })
    .from(notices)
    .where(eq(notices.pinned, true));
  const ready = await queries.select({ id: rewards.id }).from(rewards).where(eq(rewards.id, WELCOME_REWARD));
  const news: NewNotification[] = [
    ...pinned.map(({ id, publishedAt }) => ({
      accountId,
      message: "noticePublished" as const,
      subject: { noticeId: id },
      path: buildPath("notice", { articleId: id }),
      at: publishedAt,
      once: `notice:${id}`,
    })),
    ...ready.map(({ id }) => ({
      accountId,
      message: "rewardReady" as const,
      subject: { rewardId: id },
      path: buildPath("reward", {}),
      at: instantAfter(now, -1) ?? now,
      once: `reward:${id}`,
    })),
  ];
  await notify(queries, ...news);
  const readUntil = instantAfter(now, READ_UNTIL_HOURS) ?? now;
  await queries
    .update(notifications)
    .set({ readAt: readUntil })
    .where(and(eq(notifications.accountId, accountId), lte(notifications.createdAt, readUntil)));
}
