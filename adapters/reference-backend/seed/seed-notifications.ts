import { lte } from "drizzle-orm";
import { buildPath } from "#core/navigation/build-path.ts";
import type { SeedContent } from "../content/content-types.ts";
import type { Queries } from "../database/database.ts";
import { notifications } from "../database/schema/index.ts";
import { READY_ACCOUNTS } from "../domain/accounts/ready-accounts.ts";
import { type NewNotification, notify } from "../domain/notifications/notify.ts";
import { instantAfter } from "./game-rows.ts";

/** Hours before the first start by which the ready accounts have read their notifications. */
const READ_UNTIL_HOURS = -24;

/** Notifications of the ready accounts: pinned notices and rewards that they can claim. */
export async function seedNotifications(queries: Queries, content: SeedContent, firstStart: Date): Promise<void> {
  const pinned = content.notices.filter((notice) => notice.pinned);
  const news = READY_ACCOUNTS.flatMap(({ userName: accountId }): NewNotification[] => [
    ...pinned.map(({ id, publishedOffsetHours }) => ({
      accountId,
      message: "noticePublished" as const,
      subject: { noticeId: id },
      path: buildPath("notice", { articleId: id }),
      at: instantAfter(firstStart, publishedOffsetHours) ?? firstStart,
      once: `notice:${id}`,
    })),
    {
      accountId,
      message: "rewardReady",
      subject: { rewardId: "welcome" },
      path: buildPath("reward", {}),
      at: instantAfter(firstStart, -1) ?? firstStart,
      once: "reward:welcome",
    },
  ]);
  await notify(queries, ...news);
  const readUntil = instantAfter(firstStart, READ_UNTIL_HOURS) ?? firstStart;
  await queries.update(notifications).set({ readAt: readUntil }).where(lte(notifications.createdAt, readUntil));
}
