import type { CallName } from "./faulty-store.tsx";

/** Calls that read and whose faults no screen shows, and why. */
export const READ_WITHOUT_SCREEN: { readonly [Name in CallName]?: string } = {
  "content.listLanguages": "the picker offers all languages of the product then: locale-picker",
  "orders.findByAttempt": "asked where the answer to an order was lost, whose failure is told",
  "session.check": "the session keeper tells it",
  "session.recoverBy": "makes no call",
  "session.getSsoUrl": "the link leads there plainly",
  "session.getUser": "asked before what waits is sent, which goes on waiting",
};

/**
 * Calls that change something and have no row among buttons and forms, with the reason and the test that covers some of
 * their faults.
 */
export const CHANGE_WITHOUT_ROW: { readonly [Name in CallName]?: string } = {
  "account.changeCountry": "a popup is answered before it is sent: account-security",
  "account.removeSecondFactor": "of a player who has one, and only then: account-security",
  "session.signOut": "leaves the page: account-screen",
};

/** Calls that have a row among the presses. */
export const PRESSED_CALLS = [
  "account.endOtherSessions",
  "account.endSession",
  "cart.add",
  "cart.changeQuantity",
  "cart.remove",
  "catalogue.forgetRecentGames",
  "community.hideArticle",
  "community.likeArticle",
  "community.likeComment",
  "community.removeArticle",
  "community.setBlocked",
  "favorites.drop",
  "favorites.keep",
  "notifications.readAll",
  "notifications.setMuted",
  "orders.cancel",
  "orders.place",
  "orders.requestRefund",
  "preInstall.request",
  "reviews.remove",
  "reviews.vote",
  "rewards.claimReward",
] as const satisfies readonly CallName[];

/** Calls with a row among the buttons of boards. */
export const BOARD_PRESSED_CALLS = [
  "community.hideComment",
  "community.moderateArticle",
  "community.moderateComment",
  "community.removeComment",
] as const satisfies readonly CallName[];

/** Calls with a row among the undo actions. */
export const UNDO_CALLS = [
  "community.restoreArticle",
  "community.restoreComment",
  "reviews.restore",
] as const satisfies readonly CallName[];

/** Calls that have a row among the gifts. */
export const GIFT_PRESSED_CALLS = ["gifts.accept", "gifts.decline"] as const satisfies readonly CallName[];

/** Calls that have a row among the popups. */
export const POPUP_CALLS = [
  "account.beginSecondFactor",
  "account.confirmSecondFactor",
  "community.reportArticle",
  "community.reportComment",
  "gifts.check",
  "gifts.send",
  "reviews.report",
] as const satisfies readonly CallName[];

/** Calls that have a row among the forms. */
export const WRITTEN_CALLS = [
  "account.changePassword",
  "community.editComment",
  "community.postComment",
  "reviews.edit",
  "reviews.post",
  "rewards.redeemCoupon",
] as const satisfies readonly CallName[];

/** Calls of parts that are tried in the window of the test: editors take no words in a frame, and a game has one of its own. */
export const PART_CALLS = [
  "community.dropDraft",
  "community.editArticle",
  "community.postArticle",
  "community.saveDraft",
  "community.uploadImage",
  "rewards.playMiniGame",
] as const satisfies readonly CallName[];

/** Calls that a page does without: a visit that is not remembered, a name that is not suggested. */
export const SILENT_CALLS = [
  "catalogue.rememberRecentGame",
  "catalogue.suggest",
  "community.suggestMentions",
  "notifications.read",
] as const satisfies readonly CallName[];
