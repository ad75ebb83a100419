import type { SessionUser } from "#core/session/session.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import {
  openGateways,
  payOrder,
  placeOrder,
  prepareStore,
  sendReading,
  signIn,
  signInElsewhere,
} from "../support/faulty-store.tsx";
import type { Send } from "../support/network-faults.ts";
import { type PressRow, pressThroughFaults } from "../support/press-through-faults.ts";

const ARTICLE = "/game/tl/board/guide/view/tl-1";

/** Goods of the seed are had once; here they may be had more often. */
const sellingSeveral: Send = async (address, init) => {
  const answer = await sendReading(address, init);
  const text = await answer.text();
  return new Response(text.replaceAll('"maxQuantity":1,', '"maxQuantity":5,'), answer);
};

const ROWS: readonly PressRow[] = [
  { call: "account.endSession", path: "/account", press: /^Sign out .*Linux/ },
  {
    call: "account.endOtherSessions",
    path: "/account",
    press: /^Sign out everywhere else$/,
    confirm: /^Sign out everywhere else$/,
  },
  { call: "favorites.keep", path: "/game/tl", inside: "[data-hero]", press: /^Favorite Throne and Liberty$/ },
  { call: "favorites.drop", path: "/game/lin2", inside: "[data-hero]", press: /^Favorite Lineage II$/ },
  { call: "cart.add", path: "/goods/linw/linw-deluxe", press: /^Add to cart$/ },
  { call: "cart.changeQuantity", path: "/cart", press: /^One more of/, send: sellingSeveral },
  { call: "cart.remove", path: "/cart", press: /^Remove .* from the cart$/ },
  { call: "orders.place", path: "/cart", press: /^Go to payment$/ },
  { call: "orders.cancel", path: "/order/{open order}", press: /^Cancel order$/, confirm: /^Cancel order$/ },
  {
    call: "orders.requestRefund",
    path: "/order/{paid order}",
    press: /^Request a refund$/,
    confirm: /^Request a refund$/,
  },
  { call: "reviews.remove", path: "/game/lin2/review", press: /^Delete$/ },
  {
    call: "community.removeArticle",
    path: "/game/tl/board/guide/view/{own article}",
    open: /^More$/,
    press: /^Delete$/,
  },
  { call: "reviews.vote", path: "/game/tl/review", press: /^Helpful$/ },
  { call: "preInstall.request", path: "/game/hoyeon", press: /^Pre-install/ },
  { call: "preRegistration.register", path: "/game/h3", inside: "[data-hero]", press: /^Pre-register$/ },
  { call: "preRegistration.withdraw", path: "/game/lms", inside: "[data-hero]", press: /^Cancel pre-registration$/ },
  { call: "rewards.claimReward", path: "/reward", press: /^Claim$/ },
  { call: "community.likeArticle", path: ARTICLE, press: /^\d+ likes$/ },
  { call: "community.likeComment", path: ARTICLE, press: /^21 likes$/ },
  { call: "community.hideArticle", path: ARTICLE, open: /^More$/, press: /^Hide from me$/ },
  { call: "community.setBlocked", path: ARTICLE, open: /^More$/, press: /^Hide all posts by/ },
  { call: "community.setBlocked", path: "/account", press: /^Show posts by .* again$/ },
  { call: "notifications.readAll", path: "/notification", press: /^Mark all as read$/ },
  { call: "notifications.setMuted", path: "/notification", open: /settings/i, press: /^Gift/ },
  { call: "catalogue.forgetRecentGames", path: "/", press: /^Clear$/ },
  { call: "library.setHidden", path: "/library", press: /^Hide Throne and Liberty$/ },
];

const ids: Record<string, string> = {};

let user: SessionUser;
prepareStore(async () => {
  user = await signIn("player-jp");
  await signInElsewhere();
  const { catalogue, cart, community, favorites, reviews } = openGateways();
  await catalogue.rememberRecentGame("tl");
  await cart.add("lin2-deluxe", 1, "cart-key");
  await favorites.keep({ type: "game", id: "lin2" });
  const article = expectValue(await community.getArticle({ id: "tl-2", gameCode: "tl" }));
  await community.setBlocked(article.author.id, true);
  ids["open order"] = await placeOrder("tl-deluxe");
  ids["paid order"] = await placeOrder("linw-deluxe");
  await payOrder(ids["paid order"]);
  const draft = { score: 4, content: "A rope, a lamp and good company.", isSpoiler: false };
  expectValue(await reviews.post("lin2", draft, "review-key"));
  const board = { gameCode: "tl", boardAlias: "guide" };
  const words = { title: "What to take along", body: "<p>A rope, a lamp and good company.</p>", menu: null };
  ids["own article"] = expectValue(await community.postArticle(board, words, "article-key")).id;
});

pressThroughFaults(ROWS, { user: () => user, ids });
