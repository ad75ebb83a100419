import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import type { SessionUser } from "#core/session/session.ts";
import { WRITTEN_CALLS } from "../support/calls-of-screens.ts";
import { FIRST_ANSWER_MS, HEIGHT, openFaultyStore, sendReading, signIn } from "../support/faulty-store.tsx";
import { FAULTS } from "../support/network-faults.ts";

const TEST_MS = 120_000;

interface Row {
  readonly call: (typeof WRITTEN_CALLS)[number];
  readonly path: string;
  /** Button that opens the form. */
  readonly open?: RegExp;
  readonly field: string;
  readonly words: string;
  /** Button that sends it. */
  readonly send: RegExp;
}

const ROWS: readonly Row[] = [
  { call: "rewards.redeemCoupon", path: "/coupon", field: "form input", words: "WELCOME10", send: /^Redeem/ },
  {
    call: "reviews.post",
    path: "/game/lin2/review",
    open: /^Write a review$/,
    field: "textarea",
    words: "Typed with care, and not to be lost.",
    send: /^Post review$/,
  },
  {
    call: "community.postComment",
    path: "/game/tl/board/guide/view/tl-1",
    field: "textarea",
    words: "Typed with care, and not to be lost.",
    send: /^Post$/,
  },
];

let user: SessionUser;
beforeAll(async () => {
  await page.viewport(1280, HEIGHT);
  user = await signIn("player-kr");
}, FIRST_ANSWER_MS);

describe.each(ROWS)("$call at $path", ({ call, path, open, field, words, send }) => {
  test(
    "keeps what was typed and says once why it was not taken, whatever becomes of it",
    async () => {
      const store = openFaultyStore({ call, user, send: sendReading });
      onTestFinished(store.close);
      await store.visit(path);
      await store.settle();
      if (open !== undefined) {
        await expect.poll(() => store.button(open)).toBeDefined();
        store.button(open)?.click();
      }
      await expect.poll(() => store.all(`main ${field}`)).toHaveLength(1);
      store.all("main form input[type=radio]")[0]?.click();
      store.type(`main ${field}`, words);
      for (const fault of Object.keys(FAULTS)) {
        store.fail(fault);
        await expect.poll(() => store.button(send)?.disabled, { message: fault }).toBe(false);
        store.button(send)?.click();
        await expect.poll(() => store.network.sent, { message: fault }).toBe(1);
        await store.settle();
        // Above the form, or at the field and read with it.
        await expect
          .poll(() => store.all("main form [role=alert], main form [aria-invalid=true]").length, { message: fault })
          .toBe(1);
        expect(store.all<HTMLInputElement>(`main ${field}`)[0]?.value, fault).toBe(words);
        expect(store.network.sent, fault).toBe(1);
      }
      expect(store.bugs).toEqual([]);
    },
    TEST_MS,
  );
});

test("every call that is said to be written has a row", () => {
  expect(ROWS.map(({ call }) => call).sort()).toEqual([...WRITTEN_CALLS].sort());
});
