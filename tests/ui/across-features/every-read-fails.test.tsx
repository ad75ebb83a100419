import { describe, expect, test } from "vitest";
import type { SessionUser } from "#core/session/session.ts";
import { textAreas } from "#locales/texts.ts";
import { createTextLibrary } from "#ui/context/text-library.ts";
import { CHANGE_WITHOUT_ROW, READ_WITHOUT_SCREEN } from "../support/calls-of-screens.ts";
import {
  type CallName,
  FAULTS_TIMEOUT_MS,
  openFaultyStore,
  openGateways,
  placeOrder,
  prepareStore,
  SCREEN_TIMEOUT_MS,
  sendReading,
  signIn,
} from "../support/faulty-store.tsx";
import { LATER_FAULTS, refusal, type Send, wait } from "../support/network-faults.ts";
import { withFaults } from "../support/with-faults.ts";

interface Row {
  readonly call: CallName;
  /** Where the player is; `{order}` is the one they have. */
  readonly path: string;
  /** Element that only appears with the answer. */
  readonly shows: RegExp;
  /**
   * How the screen reports the failure: `aloud` with one alert; `quietly`, at the position of the part; or not at all.
   */
  readonly says: "aloud" | "in its place" | "nothing";
  /** Text shown instead, without an alert, for an answer of 400, 401, 403 or 404. */
  readonly instead?: RegExp;
  /** The viewer is a guest. */
  readonly asGuest?: true;
  /** Data of a guest on the device: none is lost before the publisher has it. */
  readonly onDevice?: { readonly key: string; readonly items: readonly unknown[] };
  /** Buttons that the player presses before the call is made. */
  readonly open?: readonly RegExp[];
  /** The answer is a list: the screen says so if an entry of it cannot be read. */
  readonly isList?: true;
}

const ARTICLE = "/game/tl/board/guide/view/tl-1";
const WRITE = "/game/tl/board/guide/write";
const NO_ORDER = /^Order not found/;

const CART_OF_GUEST = {
  key: "guest-cart",
  items: [{ goodsId: "aion-deluxe", quantity: 1, amount: 1, currency: "KRW", title: "Aion Deluxe Edition" }],
} as const;
const FAVORITES_OF_GUEST = {
  key: "guest-favorites",
  items: [{ type: "game", id: "aion", keptAt: "2026-01-01T00:00:00.000Z" }],
} as const;

const ROWS: readonly Row[] = [
  { call: "catalogue.listGames", path: "/", shows: /Painted in ink\. Finished in blood\./, says: "nothing" },
  { call: "catalogue.listGames", path: "/?view=all", shows: /Throne and Liberty/, says: "aloud", isList: true },
  { call: "catalogue.listFacets", path: "/?view=all", shows: /Classic MMORPG/, says: "in its place" },
  { call: "catalogue.getGame", path: "/game/tl", shows: /The weather chooses a side/, says: "aloud" },
  { call: "catalogue.getOwnGameRecord", path: "/game/hoyeon/review", shows: /review this game after/, says: "nothing" },
  { call: "catalogue.listRecentGames", path: "/", shows: /Recently viewed\s+Clear/, says: "in its place" },
  { call: "catalogue.listGoodsOfGame", path: "/game/tl", shows: /Current price/, says: "aloud" },
  { call: "catalogue.getGoods", path: "/goods/lin2/lin2-deluxe", shows: /What’s included/, says: "aloud" },
  { call: "catalogue.listOffers", path: "/", shows: /Ends in/, says: "in its place" },
  { call: "library.list", path: "/library", shows: /Throne and Liberty/, says: "aloud", isList: true },
  { call: "library.list", path: "/", shows: /Your library\s+(?!This part)\S/, says: "in its place" },
  { call: "achievements.list", path: "/game/tl/achievement", shows: /First Night Watch/, says: "aloud", isList: true },
  { call: "reviews.getAverage", path: "/game/tl/review", shows: /105 ratings/, says: "aloud" },
  { call: "reviews.list", path: "/game/tl/review", shows: /The wall held for/, says: "aloud", isList: true },
  { call: "reviews.getOwn", path: "/game/tl/review", shows: /Write a review/, says: "aloud" },
  { call: "preInstall.getStatus", path: "/game/hoyeon", shows: /Pre-install requested/, says: "in its place" },
  { call: "preRegistration.get", path: "/game/lms", shows: /You’re pre-registered/, says: "in its place" },
  { call: "preRegistration.list", path: "/", shows: /Pre-registered/, says: "nothing" },
  { call: "orders.list", path: "/order", shows: /Waiting for payment/, says: "aloud", isList: true },
  { call: "orders.get", path: "/order/{order}", shows: /Total/, says: "aloud", instead: NO_ORDER, isList: true },
  { call: "orders.get", path: "/order/result?orderKey={order}", shows: /Not paid/, says: "aloud", instead: NO_ORDER },
  { call: "rewards.listCoupons", path: "/coupon", shows: /No coupons yet/, says: "aloud" },
  { call: "rewards.listRewards", path: "/reward", shows: /Welcome aboard/, says: "aloud", isList: true },
  { call: "rewards.getMiniGame", path: "/mini-game", shows: /Rounds left today/, says: "aloud" },
  { call: "gifts.list", path: "/gift", shows: /No gifts yet/, says: "aloud" },
  { call: "account.getSecurity", path: "/account", shows: /You’ve used the same password/, says: "aloud" },
  { call: "account.listSessions", path: "/account", shows: /This device/, says: "aloud", isList: true },
  { call: "session.getProfile", path: "/account", shows: /Your account\W{1,3}보라달/, says: "nothing" },
  { call: "content.getContents", path: "/", shows: /The first stroke is yours/, says: "nothing" },
  { call: "content.getContents", path: "/download", shows: /Already installed/, says: "aloud" },
  { call: "content.getContents", path: "/home/tl/lobby", shows: /Stonegard/, says: "aloud", instead: /Start game/ },
  { call: "favorites.list", path: "/favorite", shows: /Throne and Liberty/, says: "aloud", isList: true },
  { call: "favorites.describe", path: "/favorite", shows: /Throne and Liberty/, says: "aloud" },
  { call: "favorites.merge", path: "/favorite", onDevice: FAVORITES_OF_GUEST, shows: /Aion/, says: "aloud" },
  { call: "cart.merge", path: "/cart", onDevice: CART_OF_GUEST, shows: /Aion Deluxe Edition/, says: "aloud" },
  { call: "cart.validate", path: "/cart", asGuest: true, onDevice: CART_OF_GUEST, shows: /Aion Deluxe/, says: "aloud" },
  { call: "cart.get", path: "/cart", shows: /Lineage II Deluxe Edition/, says: "aloud", isList: true },
  { call: "orders.quote", path: "/cart", shows: /You pay with NC Shop/, says: "aloud" },
  { call: "news.listNotices", path: "/notice", shows: /Blade & Soul NEO is open/, says: "aloud", isList: true },
  { call: "news.listNotices", path: "/", shows: /Blade & Soul NEO is open/, says: "in its place" },
  { call: "news.listNotices", path: "/?q=blade", shows: /Blade & Soul NEO is open/, says: "in its place" },
  { call: "news.getNotice", path: "/notice/bnsneo-open", shows: /The gates opened on the minute/, says: "aloud" },
  { call: "news.listStaticBoards", path: "/notice", shows: /House rules/, says: "in its place" },
  {
    call: "news.listStaticArticles",
    path: "/notice?board=guides",
    shows: /Sending a gift, step/,
    says: "aloud",
    isList: true,
  },
  { call: "news.getStaticArticle", path: "/notice/guide-gifts?board=guides", shows: /A gift needs/, says: "aloud" },
  { call: "community.listLatest", path: "/", shows: /Night-shift club/, says: "in its place" },
  { call: "community.listLatest", path: "/?q=night-shift", shows: /Night-shift club/, says: "in its place" },
  {
    call: "community.listLatest",
    path: "/notice?category=boards",
    shows: /Night-shift club/,
    says: "aloud",
    isList: true,
  },
  { call: "community.listBoards", path: "/game/tl/board/guide", shows: /Fights and sieges/, says: "aloud" },
  {
    call: "community.listArticles",
    path: "/game/tl/board/guide",
    shows: /Reading the sky/,
    says: "aloud",
    isList: true,
  },
  { call: "community.getArticle", path: ARTICLE, shows: /Reading the sky/, says: "aloud" },
  { call: "community.listComments", path: ARTICLE, shows: /We lost a gate/, says: "aloud", isList: true },
  { call: "community.listBoards", path: WRITE, shows: /Fights and/, says: "aloud", instead: /after login|Page not/ },
  { call: "community.getDraft", path: WRITE, shows: /Written under/, says: "aloud", instead: /after login/ },
  { call: "community.getPlayer", path: "/player/player-jp", shows: /すみれ/, says: "aloud" },
  // No test file writes anything as this player.
  { call: "community.listPlayerReviews", path: "/player/player-us", shows: /No reviews yet/, says: "aloud" },
  { call: "community.listPlayerArticles", path: "/player/player-us", shows: /No posts yet/, says: "aloud" },
  { call: "community.listBlocks", path: "/account", shows: /You see posts from every player/, says: "aloud" },
  { call: "notifications.list", path: "/notification", shows: /All servers are up/, says: "aloud", isList: true },
  { call: "notifications.countUnread", path: "/gift", shows: /Notifications: [1-9]/, says: "nothing" },
  { call: "notifications.getMuted", path: "/notification", open: [/settings/i], shows: /Replies/, says: "aloud" },
  { call: "stories.listCards", path: "/game/tl", shows: /The bet of the weather mages/, says: "aloud" },
];

let user: SessionUser;
let order = "";
prepareStore(async () => {
  user = await signIn("player-kr");
  const { catalogue, community, favorites, cart, preInstall } = openGateways();
  await catalogue.rememberRecentGame("tl");
  await preInstall.request("hoyeon");
  await community.saveDraft(
    { gameCode: "tl", boardAlias: "guide", articleId: null },
    { title: "Rain", body: "<p>Written under the wall.</p>", menu: null },
  );
  await favorites.keep({ type: "game", id: "tl" });
  await cart.add("lin2-deluxe", 1, "cart-key");
  order = await placeOrder("linw-deluxe");
});

/** Replacement of a missing part, without an alert. */
const IN_ITS_PLACE = /couldn’t be loaded|can’t be reached|available after login|isn’t available to you/g;

/** Keys of texts that say that there is nothing, or that something is not there. */
const CLAIM = /^(none|empty|nothing|\w+Empty|resultUnknown|no(?!Answer|Provider)[A-Z]|notFound|signInNeeded|dateOpen)/;
const texts = createTextLibrary("en-US");
await texts.ensure("en-US", textAreas());
const CLAIMS = textAreas().flatMap((area) =>
  Object.entries<string>(texts.instance.getResourceBundle("en-US", area)).flatMap(([key, words]) =>
    CLAIM.test(key) && words.length > 8 && !words.includes("{") ? [words] : [],
  ),
);
const claimsIn = (words: string) => CLAIMS.filter((claim) => words.includes(claim));

/** An answer with lists of which no item can be read. */
const withoutItems = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(() => ({}));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutItems(one)]));
};

/** An answer with an entry more in each of its lists, which cannot be read. */
const withUnreadableEntry = (answer: object): unknown =>
  Object.fromEntries(
    Object.entries(answer).map(([key, one]) => [key, Array.isArray(one) && one.length > 0 ? [...one, {}] : one]),
  );

const isRefusal = (fault: string) => /40[0134]$/.test(fault);

/** The player of a row, before the store. */
function openRow({ call, path, asGuest, onDevice, open, isList }: Row) {
  // A transfer from the device changes the account permanently: cached answers are outdated then.
  const send: Send = onDevice ? (address, init) => fetch(address, init) : sendReading;
  const store = openFaultyStore({ call, user: asGuest ? null : user, send });
  const leaveOnDevice = () => {
    if (onDevice) store.keepOnDevice({ [onDevice.key]: JSON.stringify({ items: onDevice.items, handedTo: null }) });
  };
  leaveOnDevice();
  const come = async () => {
    await store.visit(path.replace("{order}", order));
    await store.press(open ?? []);
    await expect.poll(() => store.network.sent, { message: "asked" }).toBeGreaterThan(0);
    await store.settle();
  };
  const claims = new Map<string, string>();
  const note = (fault: string) => {
    if (!isRefusal(fault)) for (const claim of claimsIn(store.words())) claims.set(claim, fault);
  };
  return {
    store,
    leaveOnDevice,
    send,
    come,
    note,
    /** The screen, which is whole, says the same; also of an answer whose lists cannot be read. */
    expectTrue: async () => {
      const known = claimsIn(store.words());
      if (!onDevice) {
        store.answer(async (...call) => Response.json(withoutItems(await (await send(...call)).json())));
        await come();
        note("gets lists that cannot be read");
      }
      if (isList) {
        store.answer(async (...call) => Response.json(withUnreadableEntry(await (await send(...call)).json())));
        await come();
        note("gets an entry that cannot be read");
        expect(store.words()).toContain("Some entries couldn’t be loaded.");
      }
      expect([...claims].filter(([claim]) => !known.includes(claim))).toEqual([]);
    },
    /** The device keeps its data: a guest's is marked as transferred, and a player's is in the account. */
    expectKept: (when: string) => {
      if (!onDevice) return;
      const kept = JSON.parse(store.readDevice(onDevice.key) ?? "null");
      if (when === "handed over" && !asGuest) expect(kept).toBeNull();
      // A guest's still, or a player's whose account may have them already.
      else expect([...kept.items, ...(kept.handed?.items ?? [])], when).toMatchObject(onDevice.items);
    },
    /** The call was made, where something on the device makes it each time. */
    expectSent: (fault: string) => {
      if (onDevice) expect(store.network.sent, fault).toBeGreaterThan(0);
    },
  };
}

describe.each(withFaults(ROWS))("$call at $path that $fate", { timeout: FAULTS_TIMEOUT_MS }, (row) => {
  const { shows, says, instead, faults, tags } = row;
  test("shows the failure once, recovers, and keeps the loaded data", { tags }, async () => {
    const { store, send, come, leaveOnDevice, expectKept, expectSent, ...claims } = openRow(row);
    for (const fault of faults) {
      store.fail(fault);
      await come();
      expect(store.mainWords().length, fault).toBeGreaterThan(20);
      expect(store.words(), fault).not.toMatch(shows);
      const isReportedElsewhere = isRefusal(fault) && (instead ?? /^Page not found/).test(store.mainWords());
      const aloud = says === "aloud" && !isReportedElsewhere ? 1 : 0;
      expect(
        store.messages().map(({ innerText }) => innerText),
        fault,
      ).toHaveLength(aloud);
      if (says === "in its place") expect(store.words().match(IN_ITS_PLACE), fault).toHaveLength(1);
      expectKept(fault);
      claims.note(fault);
    }
    store.answer();
    if (says === "nothing") await come();
    else store.button(/^(Refresh|Try again)$/)?.click();
    await store.settle();
    await expect.poll(store.words, { timeout: SCREEN_TIMEOUT_MS }).toMatch(shows);
    await store.settle();
    expect(store.messages()).toEqual([]);
    expectKept("handed over");

    for (const fault of LATER_FAULTS) {
      store.fail(fault);
      leaveOnDevice();
      await store.refetchQueries();
      await store.settle();
      expectSent(fault);
      expectKept(fault);
      // That a thing is not there is an answer, too.
      if (!instead?.test(store.mainWords())) expect(store.words(), fault).toMatch(shows);
      expect(store.messages().length, fault).toBeLessThanOrEqual(1);
    }
    const answers = [() => wait(50).then(() => refusal(500)), send];
    store.answer((address, init) => (answers.shift() ?? send)(address, init));
    const earlier = store.refetchQueries();
    // The reads of the device are done by then, and the call is made.
    await wait(0);
    await Promise.all([earlier, store.refetchQueries()]);
    await store.settle();
    expect(store.messages()).toEqual([]);
    expect(store.words()).toMatch(shows);
    await claims.expectTrue();
    expect(store.bugs).toEqual([]);
  });
});

/** The other such tests as text, in which the calls of their rows are named. */
const TESTS = import.meta.glob<string>("./every-*-fails.test.tsx", { query: "?raw", import: "default", eager: true });

test("every call has a screen that shows its faults, or a reason to have none", () => {
  const named = [...Object.values(TESTS), ...ROWS.map(({ call }) => `"${call}"`)].join();
  const calls = Object.entries(openGateways()).flatMap(([port, gateway]) =>
    Object.keys(gateway).map((method) => `${port}.${method}`),
  );
  const excused = [...Object.keys(READ_WITHOUT_SCREEN), ...Object.keys(CHANGE_WITHOUT_ROW)];
  expect(calls.filter((call) => !named.includes(`"${call}"`)).sort()).toEqual(excused.sort());
});
