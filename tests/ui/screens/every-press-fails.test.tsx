import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { SessionUser } from "#core/session/session.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import { PRESSED_CALLS } from "../support/calls-of-screens.ts";
import {
  FIRST_ANSWER_MS,
  HEIGHT,
  openFaultyStore,
  openGateways,
  payOrder,
  sendReading,
  signIn,
  untilPosted,
} from "../support/faulty-store.tsx";
import { FAULTS } from "../support/network-faults.ts";

const TEST_MS = 120_000;

/** Longer than any news stays on the screen. */
const NEWS_GONE_MS = 10_000;

interface Row {
  readonly call: (typeof PRESSED_CALLS)[number];
  /** Address; what stands in braces is only known once the player has done something. */
  readonly path: string;
  /** Part of the page with the buttons; the whole of it where there is none. */
  readonly part?: string;
  /** Button, by its name. */
  readonly press: RegExp;
  /** Button that opens the place of the other, as often as that is not there. */
  readonly open?: RegExp;
  /** Button of the question that is asked then. */
  readonly confirm?: RegExp;
}

const ARTICLE = "/game/tl/board/guide/view/tl-1";

/** How it is said that something has failed. */
const SAYS = /did not work|could not|no answer|not open to you|not open for|try again/i;

const ROWS: readonly Row[] = [
  { call: "favorites.keep", path: "/game/tl", press: /^Throne and Liberty as a favorite$/ },
  { call: "favorites.drop", path: "/game/lin2", press: /^Lineage II as a favorite$/ },
  { call: "cart.add", path: "/goods/linw/linw-deluxe", press: /^Add to cart$/ },
  { call: "cart.remove", path: "/cart", press: /^Remove .* from the cart$/ },
  { call: "orders.place", path: "/cart", press: /^Go to payment$/ },
  { call: "orders.cancel", path: "/order/{open order}", press: /^Cancel order$/, confirm: /^Cancel order$/ },
  {
    call: "orders.requestRefund",
    path: "/order/{paid order}",
    press: /^Request a refund$/,
    confirm: /^Request a refund$/,
  },
  { call: "reviews.remove", path: "/game/lin2/review", press: /^Delete$/, confirm: /^Delete$/ },
  {
    call: "community.removeArticle",
    path: "/game/tl/board/guide/view/{own article}",
    open: /^More$/,
    press: /^Delete$/,
  },
  { call: "reviews.vote", path: "/game/tl/review", press: /^Helpful$/ },
  { call: "preInstall.request", path: "/game/hoyeon", press: /^Pre-install/ },
  { call: "rewards.claimReward", path: "/reward", press: /^Claim$/ },
  { call: "community.likeArticle", path: ARTICLE, press: /^\d+ likes$/ },
  { call: "community.likeComment", path: ARTICLE, press: /^21 likes$/ },
  { call: "community.hideArticle", path: ARTICLE, open: /^More$/, press: /^Hide from me$/ },
  { call: "community.hideComment", path: ARTICLE, part: "#comment-{comment}", open: /^More$/, press: /^Hide from me$/ },
  { call: "community.removeComment", path: ARTICLE, part: "#comment-{own comment}", open: /^More$/, press: /^Delete$/ },
  { call: "community.setBlocked", path: ARTICLE, open: /^More$/, press: /^Hide everything by/ },
  { call: "community.setBlocked", path: "/account", press: /^Show posts by .* again$/ },
  { call: "notifications.readAll", path: "/notification", press: /^Mark all as read$/ },
  { call: "notifications.setMuted", path: "/notification", open: /settings/i, press: /^Gift/ },
  { call: "catalogue.forgetRecentGames", path: "/", press: /^Clear$/ },
];

const places: Record<string, string> = {};
/** Fills in what stands in braces. */
const inPlace = (words: string) => words.replace(/\{(.+)\}/, (_, place: string) => places[place] ?? "");

async function placeOrder(goodsId: string): Promise<string> {
  const { orders } = openGateways();
  const request = { lines: [{ goodsId, quantity: 1 }], couponCode: null };
  const { total, currency } = expectValue(await orders.quote(request));
  const order = { ...request, provider: "nshop", expected: { total, currency }, returnPath: "/order/result" } as const;
  return expectValue(await orders.place(order, `key-of-${goodsId}`)).orderKey;
}

let user: SessionUser;
beforeAll(async () => {
  await page.viewport(1280, HEIGHT);
  user = await signIn("player-jp");
  const { catalogue, cart, community, favorites, reviews } = openGateways();
  await catalogue.rememberRecentGame("tl");
  await cart.add("lin2-deluxe", 1, "cart-key");
  await favorites.keep({ type: "game", id: "lin2" });
  const article = expectValue(await community.getArticle({ id: "tl-2", gameCode: "tl" }));
  await community.setBlocked(article.author.id, true);
  places["open order"] = await placeOrder("tl-deluxe");
  places["paid order"] = await placeOrder("linw-deluxe");
  await payOrder(places["paid order"]);
  const draft = { score: 4, content: "A rope, a lamp and good company.", isSpoiler: false };
  expectValue(await reviews.post("lin2", draft, "review-key"));
  const board = { gameCode: "tl", boardAlias: "guide" };
  const words = { title: "What to take along", body: "<p>A rope, a lamp and good company.</p>", menu: null };
  const talk = { id: "tl-1", gameCode: "tl" };
  const { comments } = expectValue(await community.listComments(talk, { sort: "oldest" }));
  places.comment = comments[0]?.id ?? "";
  const comment = { content: "A rope, a lamp and good company.", mentions: [] };
  places["own comment"] = (await untilPosted(() => community.postComment(talk, comment, null, "comment-key"))).id;
  places["own article"] = (await untilPosted(() => community.postArticle(board, words, "article-key"))).id;
}, FIRST_ANSWER_MS);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true, advanceTimeDelta: 5 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(ROWS)("$call at $path", ({ call, path, part, open, press, confirm }) => {
  test(
    "says once that it has failed, shows what was there before, and can be pressed again, whatever becomes of it",
    async () => {
      const store = openFaultyStore({ call, user, send: sendReading });
      onTestFinished(store.close);
      await store.visit(inPlace(path));
      await store.settle();
      const button = (name: RegExp) => store.button(name, inPlace(part ?? ""));
      const look = () => {
        const pressed = button(press);
        if (pressed === undefined) return null;
        const input = pressed.querySelector("input");
        return {
          words: pressed.innerText,
          isPressed: pressed.ariaPressed,
          isChecked: input?.checked,
          isOff: pressed.disabled,
        };
      };
      const find = async () => {
        if (open !== undefined && look() === null) {
          await expect.poll(() => button(open)).toBeDefined();
          button(open)?.click();
        }
        await expect.poll(look).not.toBeNull();
        await store.settle();
        return look();
      };
      const before = await find();
      for (const fault of Object.keys(FAULTS)) {
        await find();
        store.fail(fault);
        button(press)?.click();
        if (confirm !== undefined) {
          await expect.poll(() => store.popupButton(confirm), { message: fault }).toBeDefined();
          store.popupButton(confirm)?.click();
          await expect.poll(() => store.popupButton(confirm), { message: fault }).toBeUndefined();
        }
        await expect.poll(() => store.network.sent, { message: fault }).toBe(1);
        await store.settle();
        await expect.poll(() => store.messages().map(({ innerText }) => innerText), { message: fault }).toHaveLength(1);
        expect(store.messages()[0]?.innerText, fault).toMatch(SAYS);
        await expect.poll(find, { message: fault }).toEqual(before);
        expect(store.mainWords().length, fault).toBeGreaterThan(20);
        expect(store.network.sent, fault).toBe(1);
        vi.advanceTimersByTime(NEWS_GONE_MS);
        await expect.poll(() => store.all("[data-position] > *").length, { message: fault }).toBe(0);
      }
      expect(store.bugs).toEqual([]);
    },
    TEST_MS,
  );
});

test("every call that is said to be pressed has a row", () => {
  expect([...new Set(ROWS.map(({ call }) => call))].sort()).toEqual([...PRESSED_CALLS].sort());
});
