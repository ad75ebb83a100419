import { describe, expect, test, vi } from "vitest";
import type { SessionUser } from "#core/session/session.ts";
import {
  type CallName,
  FAULTS_TIMEOUT_MS,
  type FaultyStore,
  openFaultyStore,
  prepareStore,
  sendReading,
  signIn,
} from "../support/faulty-store.tsx";
import { whileTimePasses } from "../support/while-time-passes.ts";
import { withFaults } from "../support/with-faults.ts";

interface Row {
  readonly call: CallName;
  readonly path: string;
  /** Action of the player on the page that makes the call; `at` counts the faults. */
  readonly act?: (store: FaultyStore, at: number) => void;
}

const ROWS: readonly Row[] = [
  {
    call: "catalogue.suggest",
    path: "/notice",
    act: (store, at) => {
      // The window of the test may have the focus, and the frame none to give.
      store.all("input[type=search]")[0]?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      store.type("input[type=search]", `line${at}`);
    },
  },
  { call: "catalogue.rememberRecentGame", path: "/game/tl" },
  {
    call: "community.suggestMentions",
    path: "/game/tl/board/guide/view/tl-1",
    act: (store, at) => store.type("#comments textarea", `@n${at}`),
  },
  {
    call: "notifications.read",
    path: "/notification",
    act: (store) => store.all("main :is(a, button):has([data-unread])")[0]?.click(),
  },
];

let user: SessionUser;
prepareStore(async () => {
  user = await signIn("player-kr");
});

describe.each(withFaults(ROWS))("$call at $path that $fate", { timeout: FAULTS_TIMEOUT_MS }, (row) => {
  const { call, path, act, faults, tags } = row;
  test("removes, shows and counts nothing on a failure: the page works without it", { tags }, async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const store = openFaultyStore({ call, user, send: sendReading });
    for (const [at, fault] of faults.entries()) {
      store.fail(fault);
      await store.visit(path);
      await store.settle();
      act?.(store, at);
      // The calls are made after a while on the page.
      await expect
        .poll(
          whileTimePasses(() => store.network.sent),
          { message: fault },
        )
        .toBeGreaterThan(0);
      await store.settle();
      expect(store.mainWords().length, fault).toBeGreaterThan(20);
      expect(store.messages(), fault).toEqual([]);
      const spoken = store.all("[role=status]").map(({ textContent }) => textContent);
      expect(spoken.join(" "), fault).not.toMatch(/\b0\b/);
    }
    expect(store.bugs).toEqual([]);
  });
});
