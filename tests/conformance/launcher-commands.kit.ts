import { describe, expect, it, vi } from "vitest";
import { LAUNCHER_COMMAND_NAMES, LAUNCHER_COMMANDS } from "#core/launcher/launcher-commands.ts";
import type { Logger } from "#core/ports/device.ts";
import type { Launcher, LauncherListeners } from "#core/ports/launcher.ts";
import type { KitPage } from "./kit-page.ts";
import { MALFORMED_COMMANDS } from "./malformed-commands.ts";

/** Listeners for every command that record their calls. */
function recorder() {
  const heard: unknown[] = [];
  const listeners: LauncherListeners = Object.fromEntries(
    LAUNCHER_COMMAND_NAMES.map((name) => [name, (...input: readonly unknown[]) => heard.push([name, ...input])]),
  );
  return { heard, listeners };
}

/**
 * Contract of a page for every command of the launcher. `openLauncher` creates the page's launcher for a window whose
 * bridge object is `purpleLauncher`; commands are given on `purpleWeb`.
 */
export function describeLauncherCommands(
  title: string,
  openLauncher: (page: KitPage, logger: Logger) => Launcher,
): void {
  describe(title, () => {
    /** A page in a launcher, and the launcher's side of it. */
    function openPage(globals: object = {}) {
      const logger = { warn: vi.fn(), error: vi.fn() };
      const onReady = vi.fn();
      const page = { purpleLauncher: { onReady }, self: null as unknown, top: null as unknown, ...globals };
      const launcher = openLauncher(page, logger);
      const commands: unknown = Reflect.get(page, "purpleWeb");
      const send = (command: string, ...input: readonly unknown[]): unknown =>
        Reflect.apply(Reflect.get(Object(commands), command), commands, input);
      return { launcher, page, logger, onReady, commands, send };
    }

    describe.each(LAUNCHER_COMMAND_NAMES)("%s from the launcher", (name) => {
      const { example } = LAUNCHER_COMMANDS[name];

      it("reaches its listener with its arguments", async () => {
        const { launcher, send } = openPage();
        const { heard, listeners } = recorder();
        launcher.listen(listeners);
        await launcher.ready();
        expect(send(name, ...example)).toBe(true);
        expect(heard).toEqual([[name, ...example]]);
      });

      it("before the page is ready, waits until it is", async () => {
        const { launcher, send, onReady } = openPage();
        const { heard, listeners } = recorder();
        launcher.listen(listeners);
        expect(send(name, ...example)).toBe(true);
        expect(heard).toEqual([]);
        await launcher.ready();
        expect(heard).toEqual([[name, ...example]]);
        expect(onReady).toHaveBeenCalledOnce();
      });

      it.each(MALFORMED_COMMANDS[name])(
        "is refused with %o, before and after the page is ready",
        async (...malformed) => {
          const { launcher, send, logger } = openPage();
          const { heard, listeners } = recorder();
          launcher.listen(listeners);
          expect(send(name, ...malformed)).toBe(false);
          await launcher.ready();
          expect(send(name, ...malformed)).toBe(false);
          expect(heard).toEqual([]);
          expect(logger.warn).toHaveBeenCalledTimes(2);
        },
      );

      it("is not to be had in the frame of a foreign page", () => {
        const { page, onReady } = openPage({ top: {} });
        expect("purpleWeb" in page).toBe(false);
        expect(onReady).not.toHaveBeenCalled();
      });

      it("that one listener cannot execute still reaches the others", async () => {
        const { launcher, send, logger } = openPage();
        const { heard, listeners } = recorder();
        launcher.listen({
          [name]: () => {
            throw new Error("broken");
          },
        });
        launcher.listen(listeners);
        await launcher.ready();
        expect(send(name, ...example)).toBe(true);
        expect(heard).toHaveLength(1);
        expect(logger.error).toHaveBeenCalledOnce();
      });
    });

    describe("commands of the launcher", () => {
      it("are six, and nothing else can be called on their object", () => {
        const { commands } = openPage();
        expect(Object.keys(Object(commands))).toEqual([
          "goTo",
          "logout",
          "onRefresh",
          "onFocusStatus",
          "closePopup",
          "closeTutorial",
        ]);
        for (const unknown of ["selfDestruct", "constructor", "toString", "__proto__"]) {
          expect(Reflect.get(Object(commands), unknown)).toBeUndefined();
        }
      });

      it("cannot be taken over by another script", () => {
        const { page, commands } = openPage();
        expect(Reflect.set(page, "purpleWeb", {})).toBe(false);
        expect(Reflect.set(Object(commands), "goTo", () => undefined)).toBe(false);
        expect(Reflect.deleteProperty(page, "purpleWeb")).toBe(false);
      });

      it("that are buffered arrive in their order, the last thirty-two of them", async () => {
        const { launcher, send } = openPage();
        const { heard, listeners } = recorder();
        for (let at = 1; at <= 40; at += 1) send("goTo", `/notice/${at}`);
        launcher.listen(listeners);
        await launcher.ready();
        expect(heard).toHaveLength(32);
        expect(heard.at(0)).toEqual(["goTo", "/notice/9"]);
        expect(heard.at(-1)).toEqual(["goTo", "/notice/40"]);
      });

      it("reach the remaining listeners", async () => {
        const { launcher, send } = openPage();
        const { heard, listeners } = recorder();
        const stop = launcher.listen(listeners);
        await launcher.ready();
        stop();
        expect(send("logout")).toBe(true);
        expect(heard).toEqual([]);
      });

      it("are announced to the launcher once, however often the page says that it is ready", async () => {
        const { launcher, onReady } = openPage();
        await Promise.all([launcher.ready(), launcher.ready()]);
        expect(onReady).toHaveBeenCalledOnce();
      });
    });
  });
}
