import type { NotificationKind } from "#core/engagement/notification.ts";

/**
 * All messages and their kinds. The texts are `<message>Title` and `<message>Body` of `messages`; without a body the
 * excerpt is shown. A notice brings its own text.
 */
export const NOTIFICATION_MESSAGES = {
  orderFulfilled: "order",
  orderRefunded: "order",
  giftReceived: "gift",
  giftAccepted: "gift",
  giftDeclined: "gift",
  giftExpired: "gift",
  saleStarted: "sale",
  gameReleased: "release",
  preInstallReleased: "release",
  preRegisteredReleased: "release",
  preInstallOpened: "release",
  replied: "reply",
  commented: "reply",
  mentioned: "reply",
  articleHidden: "reply",
  noticePublished: "notice",
  rewardReady: "reward",
} as const satisfies Readonly<Record<string, NotificationKind>>;

export type NotificationMessage = keyof typeof NOTIFICATION_MESSAGES;

/** Subject of a message. Titles of publisher content are resolved on read, in the reader's language. */
export interface NotificationSubject {
  /** Its title replaces `{{goods}}`; without goods the title of the game does. */
  readonly goodsId?: string;
  /** Its title replaces `{{game}}`. */
  readonly gameCode?: string;
  readonly noticeId?: string;
  /** Its title is shown below the title of the message. */
  readonly rewardId?: string;
  /** Name of the player who caused the notification, for `{{name}}`. */
  readonly name?: string;
  /**
   * Its title replaces `{{title}}`. Texts of posts are not stored here; they are loaded when the notification is read.
   */
  readonly articleId?: string;
  /** A comment of that article; its beginning replaces `{{excerpt}}`. */
  readonly commentId?: string;
}
