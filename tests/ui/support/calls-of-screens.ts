import type { CallName } from "./faulty-store.tsx";

/** Calls that read and whose faults no screen shows, and why. */
export const READ_WITHOUT_SCREEN: { readonly [Name in CallName]?: string } = {
  "community.listReports": "of a moderator, who reads no other page of the test: reports-screen",
  "content.listLanguages": "the picker offers all languages of the product then: locale-picker",
  "orders.findByAttempt": "asked where the answer to an order was lost, whose failure is shown",
  "serviceHealth.check": "every outcome has a text of its own: status-screen",
  "session.check": "the session keeper shows it",
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
  "account.changeProfile": "of a form that opens first, with its failures: account-profile",
  "account.close": "leaves the page, with its failures: account-data",
  "account.exportData": "hands over a file, with its failures: account-data",
  "account.removeEmail": "of a player who has one, and only then: account-email",
  "account.sendEmailLink": "of a player whose address waits, and only then: account-email",
  "account.addPasskey": "of a browser with WebAuthn: account-passkeys",
  "account.beginPasskey": "of a browser with WebAuthn: account-passkeys",
  "account.renamePasskey": "of a player who has one, and only then: account-passkeys",
  "account.removePasskey": "of a player who has one, and only then: account-passkeys",
  "account.removeSecondFactor": "of a player who has one, and only then: account-security",
  "library.recordStart": "follows a start by the launcher, and its failure is no concern of the player: library-screen",
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
  "library.setHidden",
  "notifications.readAll",
  "notifications.setMuted",
  "orders.cancel",
  "orders.place",
  "orders.requestRefund",
  "preInstall.request",
  "preRegistration.register",
  "preRegistration.withdraw",
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
  "community.resolveReports",
] as const satisfies readonly CallName[];

/** Calls with a row among the undo actions. */
export const UNDO_CALLS = [
  "community.restoreArticle",
  "community.restoreComment",
  "reviews.restore",
] as const satisfies readonly CallName[];

/** Calls that have a row among the gifts. */
export const GIFT_PRESSED_CALLS = [
  "gifts.accept",
  "gifts.decline",
  "gifts.withdraw",
] as const satisfies readonly CallName[];

/** Calls that have a row among the popups. */
export const POPUP_CALLS = [
  "account.beginSecondFactor",
  "account.confirmSecondFactor",
  "community.reportArticle",
  "community.reportComment",
  "gifts.check",
  "gifts.findRecipients",
  "gifts.send",
  "reviews.report",
] as const satisfies readonly CallName[];

/** Calls that have a row among the forms. */
export const WRITTEN_CALLS = [
  "account.changeEmail",
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
