import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Result } from "#core/failures/request-failure.ts";
import {
  LAUNCHER_METHOD_NAMES,
  LAUNCHER_METHODS,
  type LauncherFailure,
  type LauncherMethodName,
} from "#core/launcher/launcher-methods.ts";
import type { LauncherCalls } from "#core/ports/launcher.ts";
import type { KitPage } from "./kit-page.ts";

/** Methods whose answer the page uses; of all others it only wants to know that they are done. */
const ASKED: readonly LauncherMethodName[] = ["getIsInternetCafe", "getIsCBTInternetCafe", "isShowTutorial"];
const TRUTH_OR_NOTHING = (name: LauncherMethodName) => (ASKED.includes(name) ? true : undefined);

const pageWith = (bridge: unknown): KitPage => {
  const page = { purpleLauncher: bridge };
  return Object.assign(page, { self: page, top: page });
};

/** Reaction of a native method, and the result that the page gets. */
const BEHAVIOURS = {
  "is not there": [undefined, "unavailable"],
  "is no function": ["native", "unavailable"],
  throws: [
    () => {
      throw new Error("native");
    },
    "threw",
  ],
  "rejects its promise": [() => Promise.reject(new Error("native")), "threw"],
  "never answers": [() => new Promise(() => undefined), "timeout"],
} as const satisfies Record<string, readonly [unknown, LauncherFailure]>;

/**
 * Contract of a page for every method of the launcher, whatever the native side does. `openCalls` creates the page's
 * calls for a window whose bridge object is `purpleLauncher`.
 */
export function describeLauncherCalls(title: string, openCalls: (page: KitPage) => LauncherCalls): void {
  describe(title, () => {
    /** Calls a method with the input of the catalogue. */
    const call = (page: KitPage, name: LauncherMethodName): Promise<Result<unknown, LauncherFailure>> =>
      Reflect.apply(openCalls(page)[name], undefined, LAUNCHER_METHODS[name].example);

    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    describe.each(LAUNCHER_METHOD_NAMES)("%s of the launcher", (name) => {
      it.each(Object.entries(BEHAVIOURS))("that %s never breaks the page", async (_, [native, failure]) => {
        const answer = call(pageWith({ [name]: native }), name);
        await vi.advanceTimersByTimeAsync(5_000);
        await expect(answer).resolves.toEqual({ ok: false, failure });
      });

      it("receives the page's input, and its result is returned", async () => {
        const native = vi.fn(() => TRUTH_OR_NOTHING(name));
        const answer = await call(pageWith({ [name]: native }), name);
        expect(native.mock.calls).toEqual([LAUNCHER_METHODS[name].example]);
        expect(answer).toEqual({ ok: true, value: ASKED.includes(name) ? true : null });
      });

      it("may answer by a promise, up to five seconds later", async () => {
        const native = () => new Promise((resolve) => setTimeout(resolve, 4_999, TRUTH_OR_NOTHING(name)));
        const answer = call(pageWith({ [name]: native }), name);
        await vi.advanceTimersByTimeAsync(4_999);
        await expect(answer).resolves.toMatchObject({ ok: true });
      });

      it.each([
        ["answers", (resolve: () => void, _: (error: Error) => void) => resolve()],
        ["fails", (_: () => void, reject: (error: Error) => void) => reject(new Error("late"))],
      ])("that %s too late is heard no more", async (_, settle) => {
        const native = () => new Promise<void>((resolve, reject) => setTimeout(settle, 6_000, resolve, reject));
        const answer = call(pageWith({ [name]: native }), name);
        await vi.advanceTimersByTimeAsync(7_000);
        await expect(answer).resolves.toEqual({ ok: false, failure: "timeout" });
      });

      it.each([["yes"], [1], [{}], [null], [undefined]])("that answers %o is not misread", async (wrong) => {
        const answer = await call(pageWith({ [name]: () => wrong }), name);
        expect(answer).toEqual(ASKED.includes(name) ? { ok: false, failure: "unusable" } : { ok: true, value: null });
      });

      it.each([[undefined], [null], ["launcher"], [Object.freeze({})]])(
        "is unavailable where the launcher is %o",
        async (bridge) => {
          await expect(call(pageWith(bridge), name)).resolves.toEqual({ ok: false, failure: "unavailable" });
        },
      );

      it("is not called by a page in the frame of another", async () => {
        const native = vi.fn();
        const framed = { self: {}, top: {}, purpleLauncher: { [name]: native } };
        await expect(call(framed, name)).resolves.toEqual({ ok: false, failure: "unavailable" });
        expect(native).not.toHaveBeenCalled();
      });
    });

    it("the launcher can say that it cannot renew the session", async () => {
      await expect(call(pageWith({ refresh: () => false }), "refresh")).resolves.toEqual({
        ok: false,
        failure: "unusable",
      });
    });

    it("methods keep the bridge object as theirs", async () => {
      const bridge = {
        opened: 0,
        openSettingView() {
          this.opened += 1;
        },
      };
      await call(pageWith(bridge), "openSettingView");
      expect(bridge.opened).toBe(1);
    });

    it("a bridge whose members cannot even be looked at breaks nothing", async () => {
      const bridge = new Proxy({}, { get: () => BEHAVIOURS.throws[0]() });
      await expect(call(pageWith(bridge), "turnOff")).resolves.toEqual({ ok: false, failure: "threw" });
    });
  });
}
