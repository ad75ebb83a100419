import type { GameQuery } from "#core/ports/catalogue-gateway.ts";

/** The games whose lobbies are offered: all on one page, in the publisher's order. */
export const LOBBY_GAMES = {} as const satisfies GameQuery;
