import { type CredentialConfiguration, filterByCredential } from "#core/catalogue/filter-by-credential.ts";
import type { GameCode } from "#core/catalogue/game.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";

interface OfGame {
  readonly gameCode: GameCode | null;
}

/**
 * Filters out games that the viewer may not access (Spec §6). If the viewer is unknown, only the
 * publisher's answers decide.
 */
export function openTo<Item extends OfGame>(
  { countryCode, user, isUserUnknown }: Visit,
  configuration: CredentialConfiguration,
  items: readonly Item[],
): readonly Item[] {
  if (isUserUnknown) return items;
  return filterByCredential(items, { countryCode, credentialCodes: user?.credentialCodes ?? null }, configuration);
}

/** The same for the visitor of this page. */
export const openOnes = <Item extends OfGame>({ ports, visit }: QueryScope, items: readonly Item[]): readonly Item[] =>
  openTo(visit.get(), ports.configuration, items);

/** Whether a page is about a game that its visitor has no access to: it is not found. */
export const isClosedGame = (scope: QueryScope, gameCode: GameCode | undefined): boolean =>
  gameCode !== undefined && openOnes(scope, [{ gameCode }]).length === 0;
