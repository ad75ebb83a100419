import type { CallName } from "./faulty-store.tsx";

/** Calls that read and whose faults no screen shows, and why. */
export const READ_WITHOUT_SCREEN: { readonly [Name in CallName]?: string } = {
  "catalogue.suggest": "a search box without suggestions is as it was before anything was typed",
  "community.getBody": "no screen asks for a body alone",
  "community.suggestMentions": "a name is written in full where none is suggested",
  "content.listLanguages": "the store has a list of its own",
  "orders.findByAttempt": "asked where the answer to an order was lost, whose failure is told",
  "session.check": "the session keeper tells it",
  "session.getSsoUrl": "the link leads there plainly",
  "session.getUser": "asked before what waits is sent, which goes on waiting",
};

/** Calls that change something and have no row among presses and forms, and why; named is what tries some faults of theirs. */
export const CHANGE_WITHOUT_ROW: { readonly [Name in CallName]?: string } = {
  "cart.changeQuantity": "of goods that may be had twice: cart-screen",
  "cart.merge": "part of reading the cart",
  "cart.validate": "what was not taken note of stands there again",
  "catalogue.rememberRecentGame": "what a visit leaves behind is of no concern to the player",
  "community.dropDraft": "what is on the device counts",
  "community.editArticle": "the editor takes no words in a frame: article-form tries every failure",
  "community.moderateArticle": "only moderators; told as what all may do",
  "community.moderateComment": "only moderators; told as what all may do",
  "community.postArticle": "the editor takes no words in a frame: article-form tries every failure",
  "community.restoreArticle": "offered by the news of a removal",
  "community.restoreComment": "offered by the news of a removal",
  "community.saveDraft": "in the editor: article-form",
  "community.uploadImage": "in the editor: article-form",
  "favorites.merge": "part of reading the favorites",
  "gifts.accept": "of a gift that somebody has paid for: gift-screen",
  "gifts.check": "in a popup: send-gift",
  "gifts.decline": "of a gift that somebody has paid for: gift-screen",
  "gifts.send": "in a popup: send-gift",
  "notifications.read": "what was opened is unread again",
  "reviews.restore": "offered by the news of a removal: review-actions",
  "rewards.playMiniGame": "in a frame of its own: mini-game-screen",
  "session.signOut": "leaves the page: account-screen",
};

/** Calls that have a row among the presses. */
export const PRESSED_CALLS = [
  "cart.add",
  "cart.remove",
  "catalogue.forgetRecentGames",
  "community.hideArticle",
  "community.hideComment",
  "community.likeArticle",
  "community.likeComment",
  "community.removeArticle",
  "community.removeComment",
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

/** Calls that have a row among the forms. */
export const WRITTEN_CALLS = [
  "community.editComment",
  "community.postComment",
  "reviews.edit",
  "reviews.post",
  "rewards.redeemCoupon",
] as const satisfies readonly CallName[];

/** Calls that have a row among the popups. */
export const POPUP_CALLS = [
  "community.reportArticle",
  "community.reportComment",
  "reviews.report",
] as const satisfies readonly CallName[];
