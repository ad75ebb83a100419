import { CREDENTIAL_COUNTRY, GUEST_CREDENTIAL, REQUIRED_CREDENTIAL } from "./constants.ts";
import type { GameCode } from "./game.ts";
import { parseGameCodes } from "./parse-game-codes.ts";

/** Properties of the viewer that decide access to games. */
export interface CatalogueViewer {
  readonly countryCode: string;
  /** Credential kinds the player holds; `null` for a guest, who holds `guest`. */
  readonly credentialCodes: readonly string[] | null;
}

/** The two maps of the runtime configuration, credential kind to comma-separated game codes. */
export interface CredentialConfiguration {
  readonly credentialGames: Readonly<Record<string, string>>;
  readonly credentialExceptionGames: Readonly<Record<string, string>>;
}

/**
 * Games a viewer has no access to (Spec §6).
 *
 * | country | holds ncj | game listed for ncj | excepted for a credential held | access |
 * |---------|-----------|---------------------|--------------------------------|--------|
 * | not JP  | any       | any                 | any                            | yes    |
 * | JP      | yes       | any                 | any                            | yes    |
 * | JP      | no        | no                  | any                            | yes    |
 * | JP      | no        | yes                 | yes                            | yes    |
 * | JP      | no        | yes                 | no                             | no     |
 */
export function gamesClosedByCredential(
  viewer: CatalogueViewer,
  configuration: CredentialConfiguration,
): ReadonlySet<GameCode> {
  const held = viewer.credentialCodes ?? [GUEST_CREDENTIAL];
  if (viewer.countryCode.toUpperCase() !== CREDENTIAL_COUNTRY || held.includes(REQUIRED_CREDENTIAL)) return new Set();
  const excepted = new Set(
    held.flatMap((credential) => parseGameCodes(entryOf(configuration.credentialExceptionGames, credential))),
  );
  const listed = parseGameCodes(entryOf(configuration.credentialGames, REQUIRED_CREDENTIAL));
  return new Set(listed.filter((code) => !excepted.has(code)));
}

/** Keeps games that the viewer can access and items without a game, in their order. */
export function filterByCredential<Item extends { readonly gameCode: GameCode | null }>(
  items: readonly Item[],
  viewer: CatalogueViewer,
  configuration: CredentialConfiguration,
): readonly Item[] {
  const closed = gamesClosedByCredential(viewer, configuration);
  return closed.size === 0 ? items : items.filter((item) => item.gameCode === null || !closed.has(item.gameCode));
}

/** Names inherited from `Object.prototype` are no entries of a configuration map. */
function entryOf(map: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}
