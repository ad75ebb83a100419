import type { Instant } from "../catalogue/game.ts";
import type { Link } from "../links/resolve-link.policy.ts";

/** Kinds of notifications; players can switch off each kind. */
export const NOTIFICATION_KINDS = ["order", "gift", "sale", "release", "reply", "notice", "reward"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A notification of a player. */
export interface Notification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body: string;
  /** Sigil of the game that it is about; empty if there is none. */
  readonly picture: string;
  /** Target of the notification; `null` if it has none. */
  readonly action: Link | null;
  readonly createdAt: Instant;
  /** `null` until it is opened. */
  readonly readAt: Instant | null;
}

export interface NotificationPage {
  readonly notifications: readonly Notification[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
  /** Number of all notifications, not of this page; `null` if it is not known. */
  readonly unreadCount: number | null;
}
