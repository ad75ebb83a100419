import type { LauncherCommandName } from "#core/launcher/launcher-commands.ts";

/** Malformed input for each command of the launcher. */
export const MALFORMED_COMMANDS: Readonly<Record<LauncherCommandName, readonly (readonly unknown[])[]>> = {
  goTo: [
    [],
    [""],
    [7],
    [null],
    ["game/tl"],
    ["//evil.example"],
    ["/\\evil.example"],
    ["javascript:alert(1)"],
    ["file:///etc/passwd"],
    ["https://user:word@store.example/"],
    [`/${"a".repeat(2_048)}`],
    ["/game/tl", "/game/aion"],
  ],
  logout: [[true], [undefined]],
  onRefresh: [[1]],
  onFocusStatus: [[], ["true"], [1], [null], [true, false]],
  closePopup: [[], [""], ["  "], [{}], ["x".repeat(101)]],
  closeTutorial: [["now"]],
};
