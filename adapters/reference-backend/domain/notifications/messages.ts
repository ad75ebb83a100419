import type { NotificationKind } from "#core/engagement/notification.ts";

/**
 * Everything players are told, and what kind it is of. Its words are `<message>Title` and `<message>Body` of the texts
 * `messages`, without a body the excerpt; a notice speaks for itself.
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
  replied: "reply",
  commented: "reply",
  mentioned: "reply",
  articleHidden: "reply",
  noticePublished: "notice",
  rewardReady: "reward",
} as const satisfies Readonly<Record<string, NotificationKind>>;

export type NotificationMessage = keyof typeof NOTIFICATION_MESSAGES;

/** What a message speaks of. Titles of what the publisher has texts of are found when it is read, in the reader's language. */
export interface NotificationSubject {
  /** Its title stands for `{{goods}}`; that of the game does where there is none. */
  readonly goodsId?: string;
  /** Its title stands for `{{game}}`. */
  readonly gameCode?: string;
  readonly noticeId?: string;
  /** Its title stands below that of the message. */
  readonly rewardId?: string;
  /** Who has done something, for `{{name}}`. */
  readonly name?: string;
  /** Its title stands for `{{title}}`. Words of posts are never stored here: they are read when the notification is. */
  readonly articleId?: string;
  /** A comment of that article; its beginning stands for `{{excerpt}}`. */
  readonly commentId?: string;
}
