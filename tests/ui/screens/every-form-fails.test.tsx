import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import type { SessionUser } from "#core/session/session.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import { WRITTEN_CALLS } from "../support/calls-of-screens.ts";
import {
  FIRST_ANSWER_MS,
  HEIGHT,
  openFaultyStore,
  openGateways,
  sendReading,
  signIn,
  untilPosted,
} from "../support/faulty-store.tsx";
import { FAULTS } from "../support/network-faults.ts";

const TEST_MS = 120_000;

interface Row {
  readonly call: (typeof WRITTEN_CALLS)[number];
  /** Address; what stands in braces is only known once the player has done something. */
  readonly path: string;
  /** Buttons that open the form, one after the other. */
  readonly open?: readonly RegExp[];
  /** Part of the page with the form; all of its content where there is none. */
  readonly part?: string;
  readonly field: string;
  readonly words: string;
  /** Button that sends it. */
  readonly send: RegExp;
}

const ARTICLE = "/game/tl/board/guide/view/tl-1";

const ROWS: readonly Row[] = [
  { call: "rewards.redeemCoupon", path: "/coupon", field: "form input", words: "WELCOME10", send: /^Redeem/ },
  {
    call: "reviews.post",
    path: "/game/lin2/review",
    open: [/^Write a review$/],
    field: "textarea",
    words: "Typed with care, and not to be lost.",
    send: /^Post review$/,
  },
  {
    call: "community.postComment",
    path: ARTICLE,
    field: "textarea",
    words: "Typed with care, and not to be lost.",
    send: /^Post$/,
  },
  {
    call: "reviews.edit",
    path: "/game/aion/review",
    open: [/^Edit$/],
    field: "textarea",
    words: "Typed with care, and not to be lost.",
    send: /^Save changes$/,
  },
  {
    call: "community.editComment",
    path: ARTICLE,
    part: "#comment-{own comment}",
    open: [/^More$/, /^Edit$/],
    field: "textarea",
    words: "Typed with care, and not to be lost.",
    send: /^Save$/,
  },
];

const places: Record<string, string> = {};
/** Fills in what stands in braces. */
const inPlace = (words: string) => words.replace(/\{(.+)\}/, (_, place: string) => places[place] ?? "");

let user: SessionUser;
beforeAll(async () => {
  await page.viewport(1280, HEIGHT);
  user = await signIn("player-kr");
  const { community, reviews } = openGateways();
  const words = "A rope, a lamp and good company.";
  expectValue(await reviews.post("aion", { score: 4, content: words, isSpoiler: false }, "review-key"));
  const talk = { id: "tl-1", gameCode: "tl" };
  const comment = { content: words, mentions: [] };
  places["own comment"] = (await untilPosted(() => community.postComment(talk, comment, null, "comment-key"))).id;
}, FIRST_ANSWER_MS);

describe.each(ROWS)("$call at $path", ({ call, path, part = "main", open = [], field, words, send }) => {
  test(
    "keeps what was typed and says once why it was not taken, whatever becomes of it",
    async () => {
      const store = openFaultyStore({ call, user, send: sendReading });
      onTestFinished(store.close);
      await store.visit(inPlace(path));
      await store.settle();
      const place = inPlace(part);
      const button = (name: RegExp) => store.button(name, place);
      for (const name of open) {
        await expect.poll(() => button(name)).toBeDefined();
        button(name)?.click();
      }
      await expect.poll(() => store.all(`${place} ${field}`)).toHaveLength(1);
      store.all(`${place} form input[type=radio]`)[0]?.click();
      store.type(`${place} ${field}`, words);
      for (const fault of Object.keys(FAULTS)) {
        store.fail(fault);
        await expect.poll(() => button(send)?.disabled, { message: fault }).toBe(false);
        button(send)?.click();
        await expect.poll(() => store.network.sent, { message: fault }).toBe(1);
        await store.settle();
        // Above the form, or at the field and read with it.
        await expect
          .poll(() => store.all(`${place} form :is([role=alert], [aria-invalid=true])`).length, { message: fault })
          .toBe(1);
        expect(store.all<HTMLInputElement>(`${place} ${field}`)[0]?.value, fault).toBe(words);
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
