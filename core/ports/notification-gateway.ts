import type { Instant } from "../catalogue/game.ts";
import type { NotificationKind, NotificationPage } from "../engagement/notification.ts";
import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/** Notifications of a player. Never throws; 401 for guests. */
export interface NotificationGateway {
  /** `GET /notification/api/notifications`: the newest first, 20 a page. */
  list(query: { readonly cursor?: string | undefined }, options?: CallOptions): Promise<Result<NotificationPage>>;
  /** `GET /notification/api/notifications/unread-count` */
  countUnread(options?: CallOptions): Promise<Result<number>>;
  /** `POST …/{notificationId}/read`: number of unread notifications after it. Idempotent; 404 for an unknown one. */
  read(notificationId: string): Promise<Result<number>>;
  /** `POST …/read-all`: marks all up to the instant `until` as read, so that later ones stay unread. */
  readAll(until: Instant): Promise<Result<number>>;
  /** `GET /notification/api/settings`: kinds the player has switched off. */
  getMuted(options?: CallOptions): Promise<Result<readonly NotificationKind[]>>;
  /** `PUT /notification/api/settings`: switches off these kinds and no others. */
  setMuted(muted: readonly NotificationKind[]): Promise<Result<readonly NotificationKind[]>>;
}
