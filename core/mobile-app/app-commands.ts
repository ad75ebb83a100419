import { fail, type Result, succeed } from "../failures/request-failure.ts";
import { isWebAddress } from "../links/parse-web-address.ts";
import { APP_COMMAND_LENGTH } from "./constants.ts";

/** Media as the app saves them to the album of the device. */
export type AlbumMediaKind = "image" | "video";

/** A command to the app. */
export interface AppCommand<Values extends Readonly<Record<string, string>>> {
  /** Values as the page sends them, for simulators and certifications. */
  readonly example: Values;
  /** Whether the values can be sent at all. */
  readonly isValid: (values: Values) => boolean;
}

const command = <Values extends Readonly<Record<string, string>>>(
  example: Values,
  isValid: AppCommand<Values>["isValid"] = () => true,
): AppCommand<Values> => ({ example, isValid });

const hasAddress = ({ url }: { readonly url: string }) => isWebAddress(url);
const ADDRESS = { url: "https://store.example.com/notice/1?a=1&b=2" };

/**
 * Every command of the mobile app (Spec §7). It is sent as an address, `scheme://command?name=value`, all of whose
 * values are percent-encoded.
 *
 * | command          | carries                | the app                                           |
 * |------------------|------------------------|---------------------------------------------------|
 * | showChatProfile  | userId                 | shows the chat profile of a player                |
 * | webview          | url                    | opens a web view of its own over the page         |
 * | inappBrowser     | url                    | opens the browser inside the app                  |
 * | external         | url                    | opens the browser of the device                   |
 * | webview/refresh  |                        | loads the page again                               |
 * | websso           |                        | signs the web view on and loads the page again     |
 * | webview/close    |                        | closes the web view                               |
 * | saveMediaToAlbum | url, type              | stores a picture or a video in the album          |
 * | shareMessage     | message                | opens the share sheet of the device               |
 */
export const APP_COMMANDS = {
  showChatProfile: command<{ readonly userId: string }>({ userId: "player-kr" }, ({ userId }) => userId !== ""),
  webview: command<{ readonly url: string }>(ADDRESS, hasAddress),
  inappBrowser: command<{ readonly url: string }>(ADDRESS, hasAddress),
  external: command<{ readonly url: string }>(ADDRESS, hasAddress),
  "webview/refresh": command<Record<never, string>>({}),
  websso: command<Record<never, string>>({}),
  "webview/close": command<Record<never, string>>({}),
  saveMediaToAlbum: command<{ readonly url: string; readonly type: AlbumMediaKind }>(
    { url: "https://store.example.com/media/tl-hero.webp", type: "image" },
    ({ url, type }) => isWebAddress(url) && (type === "image" || type === "video"),
  ),
  shareMessage: command<{ readonly message: string }>(
    { message: "Throne and Liberty\nhttps://store.example.com/game/tl" },
    ({ message }) => message.trim() !== "",
  ),
} as const;

export type AppCommandName = keyof typeof APP_COMMANDS;

export type AppCommandValues<Name extends AppCommandName> = (typeof APP_COMMANDS)[Name]["example"];

/** Names of all commands, in the order of the catalogue. */
export const APP_COMMAND_NAMES = Object.keys(APP_COMMANDS) as readonly AppCommandName[];

/** Why there is no address: a value of the command cannot be sent, or all of them are too long for web views. */
export type AppCommandRefusal = "malformed" | "too_long";

/**
 * Address of a command to the app. Addresses to open must be http(s), because the app acts for the player: a page must
 * not open files or other schemes.
 */
export function buildAppCommand<Name extends AppCommandName>(
  name: Name,
  values: AppCommandValues<Name>,
  scheme: string,
): Result<string, AppCommandRefusal> {
  // The values are those of the command by type.
  const isValid = APP_COMMANDS[name].isValid as (values: AppCommandValues<Name>) => boolean;
  if (!isValid(values)) return fail("malformed");
  const query = Object.entries<string>(values).map(([key, value]) => `${key}=${encodeWhole(value)}`);
  const address = `${scheme}://${name}${query.length === 0 ? "" : `?${query.join("&")}`}`;
  return address.length > APP_COMMAND_LENGTH ? fail("too_long") : succeed(address);
}

/** Half of a surrogate pair, which cannot be encoded. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
/**
 * Characters that `encodeURIComponent` does not encode although they end strings and calls in the languages of apps.
 */
const LEFT_PLAIN = /[!'()*]/g;

function encodeWhole(value: string): string {
  return encodeURIComponent(value.replace(LONE_SURROGATE, "\uFFFD")).replace(
    LEFT_PLAIN,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
