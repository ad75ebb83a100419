import { inArray } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { notices } from "#adapters/reference-backend/database/schema/index.ts";
import { gameSigilsOf } from "../media/game-sigils.ts";
import type { PictureLibrary } from "../media/picture-library.ts";
import type { NotificationSubject } from "./messages.ts";

interface PicturedNotification {
  readonly subject: NotificationSubject;
  readonly path: string | null;
}

/** Addresses of the sigils of the games that notifications are about, in their order; empty where it is none. */
export async function sigilsOf(
  queries: Queries,
  pictures: PictureLibrary,
  notifications: readonly PicturedNotification[],
): Promise<readonly string[]> {
  const noticeIds = notifications.flatMap(({ subject }) => subject.noticeId ?? []);
  const shownNotices = await queries
    .select({ id: notices.id, gameCode: notices.gameCode })
    .from(notices)
    .where(inArray(notices.id, noticeIds));
  const gameOfNotice = new Map(shownNotices.map(({ id, gameCode }) => [id, gameCode]));
  const gameCodes = notifications.map(
    ({ subject, path }) => subject.gameCode ?? gameOfNotice.get(subject.noticeId ?? "") ?? gameCodeIn(path),
  );
  const sigils = await gameSigilsOf(queries, pictures, gameCodes);
  return gameCodes.map((gameCode) => sigils.get(gameCode) ?? "");
}

/** Code of the game whose page a path is, or one of its goods; empty for other paths. */
function gameCodeIn(path: string | null): string {
  return path?.match(/^\/(?:game|goods)\/([^/?#]+)/)?.[1] ?? "";
}
