import { describe, expect, it } from "vitest";
import { APP_COMMAND_NAMES, APP_COMMANDS, type AppCommandName } from "#core/mobile-app/app-commands.ts";
import { APP_COMMAND_LENGTH } from "#core/mobile-app/constants.ts";

const SCHEME = "ncpurple";

/**
 * The native side of a mobile app as its vendor exposes it to the kit: it reports its actions instead of executing
 * them.
 */
export interface AppHost {
  /** The command and the values it takes an address of the page for; `null` for one it does not act on. */
  readonly read: (address: string) => Promise<{ readonly command: string; readonly values: object } | null>;
}

/** Texts that would say something else in an address, in HTML, in a script or in a shell of the device. */
const HOSTILE = [
  "a&url=https://evil.example",
  "a#fragment?b=c",
  "%2e%2e%2f + plus",
  "\r\nHeader: 1\u0000",
  "'); alert(1); ('",
  '"><script>alert(1)</script>',
  "$(reboot) `reboot` | reboot;",
  "\u202Egpj.exe",
  "한글 العربية 🙂",
] as const;

/** Every character percent-encoded, which a page may do as well: the decoded result is the same. */
const encode = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

const addressOf = (name: AppCommandName, values: object): string => {
  const query = Object.entries(values).map(([key, value]) => `${key}=${encode(String(value))}`);
  return `${SCHEME}://${name}${query.length === 0 ? "" : `?${query.join("&")}`}`;
};

const OPENING = APP_COMMAND_NAMES.filter((name) => "url" in APP_COMMANDS[name].example);

const REFUSED = {
  "of another scheme": "otherapp://websso",
  "that is a page of the web": "https://store.example.com/websso",
  "of no such command": `${SCHEME}://format`,
  "of a command that only begins like one": `${SCHEME}://webview/close/all`,
  "without its value": `${SCHEME}://showChatProfile`,
  "with an empty value": `${SCHEME}://showChatProfile?userId=`,
  "with a value that is there twice": `${SCHEME}://showChatProfile?userId=a&userId=b`,
  "with a value the command does not have": `${SCHEME}://webview/close?then=reboot`,
  "with a value that is not encoded": `${SCHEME}://webview?url=https://store.example.com/?a=1&b=2`,
  "with half a sign": `${SCHEME}://shareMessage?message=%E0%A4%A`,
  "that keeps what is neither picture nor film": `${SCHEME}://saveMediaToAlbum?url=https%3A%2F%2Fstore.example.com%2Fa&type=apk`,
  "that is longer than web views hand on": `${SCHEME}://shareMessage?message=${"a".repeat(APP_COMMAND_LENGTH)}`,
} as const;

/** Contract of a mobile app for the commands under the scheme `ncpurple`, one rule a row. */
export function describeAppHost(title: string, openHost: () => Promise<AppHost>): void {
  const read = async (address: string) => (await openHost()).read(address);

  describe(title, () => {
    it.each(APP_COMMAND_NAMES)("takes %s with the values it carries", async (name) => {
      const { example } = APP_COMMANDS[name];
      expect(await read(addressOf(name, example))).toEqual({ command: name, values: example });
    });

    it.each(HOSTILE)("takes %j for the words of a message, and for nothing else", async (message) => {
      expect(await read(addressOf("shareMessage", { message }))).toEqual({
        command: "shareMessage",
        values: { message },
      });
    });

    it.each(OPENING)("opens nothing by %s but web addresses", async (name) => {
      for (const url of ["javascript:alert(1)", "file:///etc/passwd", "intent://scan/#Intent;end", "/relative", ""]) {
        expect(await read(addressOf(name, { ...APP_COMMANDS[name].example, url })), url).toBeNull();
      }
    });

    it.each(Object.entries(REFUSED))("does not act on an address %s", async (_, address) => {
      expect(await read(address)).toBeNull();
    });
  });
}
