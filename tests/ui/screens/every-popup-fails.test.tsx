import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { SessionUser } from "#core/session/session.ts";
import { POPUP_CALLS } from "../support/calls-of-screens.ts";
import {
  FIRST_ANSWER_MS,
  HEIGHT,
  openFaultyStore,
  openGateways,
  sendReading,
  signIn,
} from "../support/faulty-store.tsx";
import { FAULTS } from "../support/network-faults.ts";

const TEST_MS = 120_000;
const ARTICLE = "/game/tl/board/guide/view/tl-1";
const WORDS = "Typed with care, and not to be lost.";

interface Row {
  readonly call: (typeof POPUP_CALLS)[number];
  readonly path: string;
  /** Part of the page with the buttons that open the popup. */
  readonly part: string;
  /** Those buttons, one after the other. */
  readonly open: readonly RegExp[];
  /** What is chosen in the popup. */
  readonly choice: RegExp;
  readonly send: RegExp;
}

const REPORT = { choice: /^Spam/, send: /^Send report$/ } as const;
const ROWS: readonly Row[] = [
  { call: "community.reportArticle", path: ARTICLE, part: "main", open: [/^More$/, /^Report$/], ...REPORT },
  {
    call: "community.reportComment",
    path: ARTICLE,
    part: "#comment-{comment}",
    open: [/^More$/, /^Report$/],
    ...REPORT,
  },
  { call: "reviews.report", path: "/game/tl/review", part: "main", open: [/^Report$/], ...REPORT },
];

let user: SessionUser;
let comment: string;
beforeAll(async () => {
  await page.viewport(1280, HEIGHT);
  user = await signIn("player-kr");
  const talk = await openGateways().community.listComments({ id: "tl-1", gameCode: "tl" }, { sort: "oldest" });
  comment = talk.ok ? (talk.value.comments[0]?.id ?? "") : "";
}, FIRST_ANSWER_MS);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true, advanceTimeDelta: 5 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(ROWS)("$call at $path", ({ call, path, part, open, choice, send }) => {
  test(
    "the popup stays with what was chosen and typed, says once that it has failed, and can be sent again, whatever becomes of it",
    async () => {
      const store = openFaultyStore({ call, user, send: sendReading });
      onTestFinished(store.close);
      await store.visit(path);
      await store.settle();
      for (const name of open) {
        const button = () => store.button(name, part.replace("{comment}", comment));
        await expect.poll(button).toBeDefined();
        button()?.click();
      }
      await expect.poll(() => store.popupButton(choice)).toBeDefined();
      store.popupButton(choice)?.click();
      store.type("textarea", WORDS, true);
      for (const fault of Object.keys(FAULTS)) {
        store.fail(fault);
        store.popupButton(send)?.click();
        await expect.poll(() => store.network.sent, { message: fault }).toBe(1);
        await store.settle();
        await expect.poll(() => store.allOfPopup("[role=alert]"), { message: fault }).toHaveLength(1);
        expect(store.messages().length, fault).toBe(0);
        expect(store.allOfPopup<HTMLTextAreaElement>("textarea")[0]?.value, fault).toBe(WORDS);
        expect(store.allOfPopup<HTMLInputElement>("input:checked"), fault).toHaveLength(1);
        expect(store.network.sent, fault).toBe(1);
      }
      expect(store.bugs).toEqual([]);
      store.popupButton(/^Cancel$/)?.click();
      await expect.poll(() => store.popupButton(send)).toBeUndefined();
    },
    TEST_MS,
  );
});

test("every call that is said to be made in a popup has a row", () => {
  expect(ROWS.map(({ call }) => call).sort()).toEqual([...POPUP_CALLS].sort());
});
