import { buildPath } from "../navigation/build-path.ts";
import type { Shell } from "../shell/shell.ts";
import type { GameCode, PlatformLink } from "./game.ts";

/** A path of the product, or the address of another store. */
export type StorePlace =
  | { readonly to: string; readonly href?: never }
  | { readonly href: string; readonly newTab: true; readonly to?: never };

/**
 * Where a link to a store leads. The publisher's own platform is the launcher: the launcher itself opens the lobby, all others
 * show how to get it.
 */
export function storePlaceOf({ store, url }: PlatformLink, gameCode: GameCode, shell: Shell): StorePlace {
  if (store !== "purple") return { href: url, newTab: true };
  return { to: shell === "launcher" ? buildPath("homeLobby", { gameCode }) : buildPath("download", {}) };
}
