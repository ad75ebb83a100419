import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SessionUser } from "#core/session/session.ts";
import { type CallName, FAULTS_TIMEOUT_MS, openFaultyStore, sendReading } from "./faulty-store.tsx";
import type { Send } from "./network-faults.ts";
import { withFaults } from "./with-faults.ts";

/** Longer than any news stays on the screen. */
const NEWS_GONE_MS = 10_000;

export interface PressRow {
  readonly call: CallName;
  /** Address; the parts in braces are only known once the player has acted. */
  readonly path: string;
  /** Button, by its name. */
  readonly press: RegExp;
  /** Button that opens the container of the other one, clicked whenever that one is missing. */
  readonly open?: RegExp;
  /** Selects the part of the page that has the first button that is pressed. */
  readonly inside?: string;
  /** Button of the question that is asked then. */
  readonly confirm?: RegExp;
  /** How answers are fetched that no fault happens to, where a publisher is meant that says more than the one of the tests. */
  readonly send?: Send;
}

/** Text or element that reports the failure. */
const SAYS = /didn’t work|couldn’t|no answer|get a response|isn’t available to you|(?:not|isn’t) open for|try again/i;

interface Scene {
  readonly user: () => SessionUser;
  /** Values of the parameters in braces in the addresses. */
  readonly ids: Readonly<Record<string, string>>;
}

/** Tries each press with each fault. */
export function pressThroughFaults(rows: readonly PressRow[], { user, ids }: Scene): void {
  const fill = (template: string) => template.replace(/\{(.+)\}/, (_, name: string) => ids[name] ?? "");
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true, advanceTimeDelta: 5 });
  });

  describe.each(withFaults(rows))("$call at $path that $fate", { timeout: FAULTS_TIMEOUT_MS }, (row) => {
    const { call, path, open, inside, press, confirm, send = sendReading, faults, tags } = row;
    test("shows the failure once and the state before, and can be pressed again", {
      tags,
    }, async () => {
      const store = openFaultyStore({ call, user: user(), send });
      await store.visit(fill(path));
      await store.settle();
      const pressed = () => store.button(press, open === undefined && inside ? fill(inside) : undefined);
      const look = () => {
        const button = pressed();
        if (button === undefined) return null;
        const input = button.querySelector("input");
        return {
          words: button.innerText,
          isPressed: button.ariaPressed,
          isChecked: input?.checked,
          isOff: button.disabled,
        };
      };
      const find = async () => {
        if (open !== undefined && look() === null) {
          await expect.poll(() => store.button(open, inside && fill(inside))).toBeDefined();
          store.button(open, inside && fill(inside))?.click();
        }
        await expect.poll(look).not.toBeNull();
        await store.settle();
        return look();
      };
      let before: ReturnType<typeof look> = null;
      // Content that arrives while the page settles may close the menu, as below.
      await expect
        .poll(async () => {
          before = await find();
          return before;
        })
        .not.toBeNull();
      for (const fault of faults) {
        // Content restored after the previous fault may have closed the menu again.
        await expect.poll(find, { message: fault }).toEqual(before);
        store.fail(fault);
        pressed()?.click();
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
    });
  });
}
