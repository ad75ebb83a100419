import { describe, expect, test } from "vitest";
import type { SessionUser } from "#core/session/session.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import {
  type CallName,
  FAULTS_TIMEOUT_MS,
  type FaultyStore,
  NEW_PASSWORD,
  openFaultyStore,
  openGateways,
  payOrder,
  prepareStore,
  register,
  sendReading,
  signIn,
} from "../support/faulty-store.tsx";
import { type PressRow, pressThroughFaults } from "../support/press-through-faults.ts";
import { withFaults } from "../support/with-faults.ts";

interface Row {
  readonly call: CallName;
  readonly path: string;
  /** Buttons that lead to the popup, one after the other. */
  readonly open: readonly RegExp[];
  /** Selects the part of the page that has the first of them. */
  readonly inside?: string;
  /** Input and clicks of the player before the call is made. */
  readonly write: (store: FaultyStore) => Promise<void>;
  readonly words: string;
  /** Button that makes the call. */
  readonly send: RegExp;
}

const GIVER = "ember-giver";
const TAKER = "ember-taker";
const WORDS = "Typed with care, and not to be lost.";

const isField = (one: HTMLElement) => one.matches("textarea, input");

async function typeInPopup(store: FaultyStore, selector: string, words: string) {
  await expect.poll(() => store.inPopup(selector)).toHaveLength(1);
  store.type(store.inPopup<HTMLInputElement>(selector)[0] as HTMLInputElement, words);
}

async function report(store: FaultyStore) {
  await expect.poll(() => store.inPopup("[role=radio], input[type=radio]").length).toBeGreaterThan(1);
  store.inPopup("[role=radio], input[type=radio]")[0]?.click();
  await typeInPopup(store, "textarea", WORDS);
}

const nameGiver = (store: FaultyStore) => typeInPopup(store, "input", GIVER);

async function findGiver(store: FaultyStore) {
  await nameGiver(store);
  store.popupButton(/^Find player$/)?.click();
  await expect.poll(() => store.inPopup("input[type=radio]:checked")).toHaveLength(1);
}

async function writeGift(store: FaultyStore) {
  await findGiver(store);
  store.popupButton(/^Next$/)?.click();
  await typeInPopup(store, "textarea", WORDS);
  store.popupButton(/^Next$/)?.click();
}

const ARTICLE = "/game/tl/board/guide/view/tl-1";
const REPORT = { write: report, words: WORDS, send: /^Send report$/ };
const GIFT = { path: "/goods/lin2/lin2-deluxe", open: [/^Give as a gift$/] };

const CODE = "123456";
const typePassword = (store: FaultyStore) => typeInPopup(store, "input[autocomplete=current-password]", NEW_PASSWORD);
const SET_UP = { path: "/account", open: [/^Set up$/] };

async function typeCode(store: FaultyStore) {
  await typePassword(store);
  store.popupButton(/^Continue$/)?.click();
  await typeInPopup(store, "input[autocomplete=one-time-code]", CODE);
}

const ROWS: readonly Row[] = [
  { ...SET_UP, call: "account.beginSecondFactor", write: typePassword, words: NEW_PASSWORD, send: /^Continue$/ },
  { ...SET_UP, call: "account.confirmSecondFactor", write: typeCode, words: CODE, send: /^Turn on$/ },
  { ...REPORT, call: "community.reportArticle", path: ARTICLE, open: [/^More$/, /^Report$/] },
  {
    ...REPORT,
    call: "community.reportComment",
    path: ARTICLE,
    open: [/^More$/, /^Report$/],
    inside: "[id^=comment-]",
  },
  { ...REPORT, call: "reviews.report", path: "/game/tl/review", open: [/^Report$/] },
  { ...GIFT, call: "gifts.findRecipients", write: nameGiver, words: GIVER, send: /^Find player$/ },
  { ...GIFT, call: "gifts.check", write: findGiver, words: GIVER, send: /^Next$/ },
  { ...GIFT, call: "gifts.send", write: writeGift, words: WORDS, send: /^(Go to payment|Pay)/ },
];

const GIFT_PRESSES: readonly PressRow[] = [
  { call: "gifts.accept", path: "/gift", press: /^Accept$/ },
  { call: "gifts.decline", path: "/gift", press: /^Decline$/, confirm: /^Decline$/ },
  { call: "gifts.withdraw", path: "/gift", press: /^Withdraw gift$/, confirm: /^Withdraw gift$/ },
];

async function sendGift(sender: string, nickname: string) {
  await signIn(sender);
  const { gifts } = openGateways();
  const [found] = expectValue(await gifts.findRecipients(nickname)).players;
  const gift = { goodsId: "lin2-deluxe", recipient: found?.id ?? "" };
  const { amount, currency } = expectValue(await gifts.check(gift));
  const { orderKey } = expectValue(
    await gifts.send(
      {
        ...gift,
        message: "For the road.",
        deliverAt: null,
        provider: "nshop",
        expected: { total: amount, currency },
        waivesRefund: false,
        returnPath: "/order/result",
      },
      `gift-of-${sender}`,
    ),
  );
  await payOrder(orderKey);
}

let user: SessionUser;
prepareStore(async () => {
  await register(TAKER, "KR");
  await register(GIVER, "KR");
  // One for the taker to answer, and one that the taker can withdraw.
  await sendGift(GIVER, TAKER);
  await sendGift(TAKER, GIVER);
  user = await signIn(TAKER);
});

describe.each(withFaults(ROWS))("$call in a popup at $path that $fate", { timeout: FAULTS_TIMEOUT_MS }, (row) => {
  const { call, path, open, inside, write, words, send, faults, tags } = row;
  test("keeps the input, shows the failure once, and can be sent again", { tags }, async () => {
    const store = openFaultyStore({ call, user, send: sendReading });
    await store.visit(path);
    await store.settle();
    await store.press(open, inside);
    await write(store);
    const isKept = () =>
      store.inPopup<HTMLInputElement>("*").some((one) => (isField(one) ? one.value : one.innerText) === words);
    for (const fault of faults) {
      await expect.poll(() => store.popupButton(send)?.ariaDisabled, { message: fault }).not.toBe("true");
      await expect.poll(() => store.popupButton(send), { message: fault }).toBeDefined();
      store.fail(fault);
      store.popupButton(send)?.click();
      await expect.poll(() => store.network.sent, { message: fault }).toBe(1);
      await store.settle();
      await expect.poll(() => store.messages().length, { message: fault }).toBe(1);
      expect(isKept(), fault).toBe(true);
      expect(store.network.sent, fault).toBe(1);
      expect(store.mainWords().length, fault).toBeGreaterThan(20);
    }
    expect(store.bugs).toEqual([]);
  });
});

describe("a received gift", () => pressThroughFaults(GIFT_PRESSES, { user: () => user, ids: {} }));
