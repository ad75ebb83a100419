import { buildPath } from "../navigation/build-path.ts";
import type { Shell } from "../shell/shell.ts";
import type { GameCode, PlatformLink } from "./game.ts";

/** A path of the product, or the address of another store. */
export type StoreTarget =
  | { readonly to: string; readonly href?: never }
  | { readonly href: string; readonly newTab: true; readonly to?: never };

/**
 * Target of a link to a store. The publisher's own platform is the launcher: the launcher opens the lobby, other shells
 * show how to get the launcher.
 */
export function storeTargetOf({ store, url }: PlatformLink, gameCode: GameCode, shell: Shell): StoreTarget {
  if (store !== "purple") return { href: url, newTab: true };
  return { to: shell === "launcher" ? buildPath("homeLobby", { gameCode }) : buildPath("download", {}) };
}
