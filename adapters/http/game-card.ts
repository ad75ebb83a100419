import type { GameSummary, MediaRole } from "#core/catalogue/game.ts";
import { type ResolveStatic, resolveMedia } from "./static-addresses.ts";

/** Media of a card. Screenshots and videos would be most of the size of a list. */
const CARD_ROLES: ReadonlySet<MediaRole> = new Set(["hero", "wide", "portrait", "logotype", "sigil"]);

/** A game as a card shows it, with the resolved addresses of its pictures. */
export function asGameCard(game: GameSummary, resolve: ResolveStatic): GameSummary {
  const media = game.media.filter(({ role }) => CARD_ROLES.has(role));
  return { ...game, media: media.map((one) => resolveMedia(one, resolve)) };
}
