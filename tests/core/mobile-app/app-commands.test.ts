import { describe, expect, it } from "vitest";
import {
  APP_COMMAND_NAMES,
  APP_COMMANDS,
  type AppCommandName,
  type AppCommandValues,
  buildAppCommand,
} from "#core/mobile-app/app-commands.ts";

/** The address of each command with the values of the catalogue. */
const ADDRESSES: Readonly<Record<AppCommandName, string>> = {
  showChatProfile: "ncpurple://showChatProfile?userId=player-kr",
  webview: "ncpurple://webview?url=https%3A%2F%2Fstore.example.com%2Fnotice%2F1%3Fa%3D1%26b%3D2",
  inappBrowser: "ncpurple://inappBrowser?url=https%3A%2F%2Fstore.example.com%2Fnotice%2F1%3Fa%3D1%26b%3D2",
  external: "ncpurple://external?url=https%3A%2F%2Fstore.example.com%2Fnotice%2F1%3Fa%3D1%26b%3D2",
  "webview/refresh": "ncpurple://webview/refresh",
  websso: "ncpurple://websso",
  "webview/close": "ncpurple://webview/close",
  saveMediaToAlbum: "ncpurple://saveMediaToAlbum?url=https%3A%2F%2Fstore.example.com%2Fmedia%2Ftl-hero.webp&type=image",
  shareMessage: "ncpurple://shareMessage?message=Throne%20and%20Liberty%0Ahttps%3A%2F%2Fstore.example.com%2Fgame%2Ftl",
};

/** Values that would say something else in an address, in HTML, in a script or in a shell of the device. */
const HOSTILE = [
  "a&url=https://evil.example",
  "a#fragment",
  "a?b=c",
  "%2e%2e%2f",
  "\r\nHeader: 1",
  "\u0000",
  "'); alert(1); ('",
  '"><script>alert(1)</script>',
  "$(reboot) `reboot` | reboot;",
  "\u202Egpj.exe",
  "한글 العربية 🙂",
  "half of a sign \uD83D",
] as const;

const build = <Name extends AppCommandName>(name: Name, values: AppCommandValues<Name>) =>
  buildAppCommand(name, values, "ncpurple");

/** Takes an address apart as an app would. */
function readAddress(address: string): { readonly command: string; readonly values: Record<string, string> } {
  const [, command = "", query = ""] = /^ncpurple:\/\/([^?]+)(?:\?(.*))?$/s.exec(address) ?? [];
  const pairs = query === "" ? [] : query.split("&").map((pair) => pair.split("="));
  return {
    command,
    values: Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, decodeURIComponent(value)])),
  };
}

describe.each(APP_COMMAND_NAMES)("the command %s", (name) => {
  it("is an address with its values", () => {
    expect(build(name, APP_COMMANDS[name].example)).toEqual({ ok: true, value: ADDRESSES[name] });
  });

  it.each(HOSTILE)("carries %j as a value and as nothing else", (hostile) => {
    const { example } = APP_COMMANDS[name];
    const values = Object.fromEntries(
      Object.entries<string>(example).map(([key, value]) => {
        if (key === "type") return [key, value];
        return [
          key,
          key === "url" ? `https://store.example.com/?q=${encodeURIComponent(hostile.toWellFormed())}` : hostile,
        ];
      }),
    ) as AppCommandValues<typeof name>;
    const address = build(name, values);
    if (!address.ok) throw new Error(address.failure);
    expect(address.value).toMatch(/^[\w:/?=&%.~-]+$/);
    const read = readAddress(address.value);
    expect(read.command).toBe(name);
    expect(read.values).toEqual(
      Object.fromEntries(Object.entries<string>(values).map(([key, value]) => [key, value.toWellFormed()])),
    );
  });
});

describe("a command is refused", () => {
  it.each(["webview", "inappBrowser", "external"] as const)("%s: for everything but http(s)", (name) => {
    for (const url of [
      "",
      "javascript:alert(1)",
      "file:///etc/passwd",
      "intent://x#Intent;end",
      "ncpurple://websso",
      "/notice",
      "https://a@b.example/",
    ]) {
      expect(build(name, { url })).toEqual({ ok: false, failure: "malformed" });
    }
  });

  it("for media without address, a player without id and an empty message", () => {
    expect(build("saveMediaToAlbum", { url: "data:image/png;base64,AA", type: "image" }).ok).toBe(false);
    expect(build("showChatProfile", { userId: "" }).ok).toBe(false);
    expect(build("shareMessage", { message: " \n" }).ok).toBe(false);
  });

  it("when it is longer than web views hand on", () => {
    expect(build("shareMessage", { message: "가".repeat(1_000) })).toEqual({ ok: false, failure: "too_long" });
  });
});

it("an app may listen under another scheme", () => {
  expect(buildAppCommand("websso", {}, "purpleqa")).toEqual({ ok: true, value: "purpleqa://websso" });
});
