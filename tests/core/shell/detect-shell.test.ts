import { describe, expect, it } from "vitest";
import { detectShell, type ShellMarks } from "#core/shell/detect-shell.ts";

const MARKS: ShellMarks = {
  launcherBridge: "purpleLauncher",
  app: ["PurpleApp/"],
  chat: ["KAKAOTALK", "PurpleTalk/"],
};
const browser = { hasLauncherBridge: false, userAgent: "Mozilla/5.0", pinned: null };

describe("the shell a page runs in", () => {
  it.each([
    ["a browser", {}, "web"],
    ["the mobile app", { userAgent: "Mozilla/5.0 PurpleApp/3.1" }, "app"],
    ["the chat app", { userAgent: "Mozilla/5.0 KAKAOTALK 10.4" }, "chat"],
    ["the publisher's talk client", { userAgent: "PurpleTalk/1.0" }, "chat"],
    ["the mobile app opened by the chat app", { userAgent: "KAKAOTALK PurpleApp/3.1" }, "app"],
    ["the launcher, whatever its user agent says", { hasLauncherBridge: true, userAgent: "PurpleApp/3" }, "launcher"],
    ["a build made for the web", { hasLauncherBridge: true, pinned: "web" }, "web"],
  ] as const)("%s", (_, sources, shell) => {
    expect(detectShell({ ...browser, ...sources }, MARKS)).toBe(shell);
  });

  it("is known by the marks of the configuration; an empty mark marks nothing", () => {
    const two = { ...MARKS, app: ["OneApp/", "TwoApp/"] };
    expect(detectShell({ ...browser, userAgent: "TwoApp/1" }, two)).toBe("app");
    const marks = { ...MARKS, app: [""], chat: ["Friends/"] };
    expect(detectShell({ ...browser, userAgent: "Friends/2" }, marks)).toBe("chat");
    expect(detectShell(browser, marks)).toBe("web");
  });
});
