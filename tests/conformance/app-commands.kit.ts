import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  APP_COMMAND_NAMES,
  APP_COMMANDS,
  type AppCommandName,
  buildAppCommand,
} from "#core/mobile-app/app-commands.ts";
import type { MobileApp } from "#core/ports/mobile-app.ts";

const SCHEME = "ncpurple";

/** The window as far as commands of the app need it. */
export interface AppKitPage {
  readonly location: { assign(address: string | URL): void };
  readonly document: EventTarget & { hidden: boolean };
  addEventListener(type: "blur" | "pagehide", listener: () => void): void;
  removeEventListener(type: "blur" | "pagehide", listener: () => void): void;
}

/** Contract of a page for every command of the app, under the scheme `ncpurple`, whatever the native side does. */
export function describeAppCommands(title: string, openApp: (page: AppKitPage, scheme: string) => MobileApp): void {
  describe(title, () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** A web view; `answer` is the native side's reaction to an address. */
    function openPage(answer: (address: string, events: EventTarget, document: EventTarget) => void) {
      const events = new EventTarget();
      const document = Object.assign(new EventTarget(), { hidden: false });
      const sent: string[] = [];
      const page: AppKitPage = {
        location: {
          assign: (address) => {
            sent.push(String(address));
            answer(String(address), events, document);
          },
        },
        document,
        addEventListener: (type, listener) => events.addEventListener(type, listener),
        removeEventListener: (type, listener) => events.removeEventListener(type, listener),
      };
      return { app: openApp(page, SCHEME), sent, document };
    }

    const send = (app: MobileApp, name: AppCommandName): Promise<boolean> => app.send(name, APP_COMMANDS[name].example);

    describe.each(APP_COMMAND_NAMES)("the command %s", (name) => {
      it("is sent as its address, and answered when the app covers the page", async () => {
        const { app, sent } = openPage((_, events) => events.dispatchEvent(new Event("blur")));
        await expect(send(app, name)).resolves.toBe(true);
        const address = buildAppCommand(name, APP_COMMANDS[name].example, SCHEME);
        expect(sent).toEqual([address.ok && address.value]);
      });

      it("is answered when the page is left", async () => {
        const { app } = openPage((_, events) => setTimeout(() => events.dispatchEvent(new Event("pagehide")), 1_000));
        const answer = send(app, name);
        await vi.advanceTimersByTimeAsync(1_000);
        await expect(answer).resolves.toBe(true);
      });

      it("is not answered without a native side", async () => {
        const { app } = openPage(() => undefined);
        const answer = send(app, name);
        await vi.advanceTimersByTimeAsync(1_500);
        await expect(answer).resolves.toBe(false);
      });

      it("is not answered where the web view refuses the scheme", async () => {
        const { app } = openPage(() => {
          throw new DOMException("unknown scheme", "SyntaxError");
        });
        await expect(send(app, name)).resolves.toBe(false);
      });
    });

    describe("the mobile app", () => {
      it("has answered when the page is hidden, but not when it is only shown again", async () => {
        const { app, document } = openPage(() => undefined);
        const shown = app.send("websso", {});
        document.dispatchEvent(new Event("visibilitychange"));
        await vi.advanceTimersByTimeAsync(1_500);
        await expect(shown).resolves.toBe(false);
        const hidden = app.send("websso", {});
        await vi.advanceTimersByTimeAsync(0);
        document.hidden = true;
        document.dispatchEvent(new Event("visibilitychange"));
        await expect(hidden).resolves.toBe(true);
      });

      it("is queued behind earlier commands, so that none replaces another", async () => {
        const { app, sent } = openPage(() => undefined);
        const both = [app.send("webview/refresh", {}), app.send("webview/close", {})];
        await vi.advanceTimersByTimeAsync(1_499);
        expect(sent).toEqual(["ncpurple://webview/refresh"]);
        await vi.advanceTimersByTimeAsync(1_501);
        expect(sent).toEqual(["ncpurple://webview/refresh", "ncpurple://webview/close"]);
        await expect(Promise.all(both)).resolves.toEqual([false, false]);
      });

      it("is never asked to open anything but web addresses", async () => {
        const { app, sent } = openPage(() => undefined);
        await expect(app.send("external", { url: "javascript:alert(1)" })).resolves.toBe(false);
        expect(sent).toEqual([]);
      });
    });
  });
}
