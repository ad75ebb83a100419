import { describe, expect, test } from "vitest";
import type { SessionUser } from "#core/session/session.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import {
  type CallName,
  FAULTS_TIMEOUT_MS,
  openFaultyStore,
  openGateways,
  prepareStore,
  sendReading,
  signIn,
} from "../support/faulty-store.tsx";
import { withFaults } from "../support/with-faults.ts";

const WORDS = "Typed with care, and not to be lost.";

interface Row {
  readonly call: CallName;
  readonly path: string;
  /** Buttons that open the form, one after the other. */
  readonly open?: readonly RegExp[];
  /** Selects the part of the page that has the first of them, and the form. */
  readonly inside?: string;
  readonly field: string;
  readonly words: string;
  /** Values of other fields, by their selectors. */
  readonly others?: Readonly<Record<string, string>>;
  /** Button that sends it. */
  readonly send: RegExp;
}

const ROWS: readonly Row[] = [
  {
    call: "account.changePassword",
    path: "/account",
    open: [/^Change password$/],
    field: "input[autocomplete=new-password]",
    words: "seven-otters-under-a-bridge",
    others: { "input[autocomplete=current-password]": "not-this-one-at-all" },
    send: /^Change password$/,
  },
  {
    call: "account.changeEmail",
    path: "/account",
    inside: "li:has(#account-email)",
    open: [/^Add$/],
    field: "input[autocomplete=email]",
    words: "seven.otters@example.com",
    others: { "input[autocomplete=current-password]": "not-this-one-at-all" },
    send: /^Continue$/,
  },
  { call: "rewards.redeemCoupon", path: "/coupon", field: "form input", words: "WELCOME10", send: /^Redeem/ },
  {
    call: "reviews.post",
    path: "/game/lin2/review",
    open: [/^Write a review$/],
    field: "textarea",
    words: WORDS,
    send: /^Post review$/,
  },
  {
    call: "community.postComment",
    path: "/game/tl/board/guide/view/tl-1",
    field: "textarea",
    words: WORDS,
    send: /^Post$/,
  },
  {
    call: "reviews.edit",
    path: "/game/bns2/review",
    open: [/^Edit$/],
    field: "textarea",
    words: WORDS,
    send: /^Save/,
  },
  {
    call: "community.editComment",
    path: "/game/tl/board/guide/view/tl-1",
    inside: "#comment-{own comment}",
    open: [/^More$/, /^Edit$/],
    field: "textarea",
    words: WORDS,
    send: /^Save/,
  },
];

let user: SessionUser;
let ownComment = "";
prepareStore(async () => {
  user = await signIn("player-kr");
  const { community, reviews } = openGateways();
  const content = "A rope, a lamp and good company.";
  expectValue(await reviews.post("bns2", { score: 4, content, isSpoiler: false }, "review-key"));
  const article = { id: "tl-1", gameCode: "tl" };
  ownComment = expectValue(await community.postComment(article, { content, mentions: [] }, null, "comment-key")).id;
});

describe.each(withFaults(ROWS))("$call at $path that $fate", { timeout: FAULTS_TIMEOUT_MS }, (row) => {
  const { call, path, open = [], inside, field, words, others = {}, send, faults, tags } = row;
  test("keeps the form input and shows the failure once", { tags }, async () => {
    const store = openFaultyStore({ call, user, send: sendReading });
    await store.visit(path);
    await store.settle();
    const part = inside?.replace("{own comment}", ownComment) ?? "main";
    await store.press(open, part);
    await expect.poll(() => store.all(`${part} ${field}`)).toHaveLength(1);
    store.all(`${part} form input[type=radio]`)[0]?.click();
    for (const [other, typed] of Object.entries(others)) store.type(`${part} ${other}`, typed);
    store.type(`${part} ${field}`, words);
    for (const fault of faults) {
      store.fail(fault);
      await expect.poll(() => store.button(send, part)?.disabled, { message: fault }).toBe(false);
      store.button(send, part)?.click();
      await expect.poll(() => store.network.sent, { message: fault }).toBe(1);
      await store.settle();
      // Above the form, or at the field and read with it.
      await expect
        .poll(() => store.all(`${part} form :is([role=alert], [aria-invalid=true])`).length, { message: fault })
        .toBe(1);
      expect(store.all<HTMLInputElement>(`${part} ${field}`)[0]?.value, fault).toBe(words);
      expect(store.network.sent, fault).toBe(1);
    }
    expect(store.bugs).toEqual([]);
  });
});
