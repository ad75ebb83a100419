import { readDeviceId } from "#adapters/browser/device-id.ts";
import type { GameSummary } from "#core/catalogue/game.ts";
import { readNativeLogin, type UserState, userStateOf } from "#core/session/login-status.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { listedGamesOf } from "#ui/features/catalogue/queries/game-summary.ts";

/** Name of the global store object (Spec §7). */
export const STORE_OBJECT = "purpleStore";

/** State that publisher scripts and native sides read from the page; always current. */
export interface StoreObject {
  /** Games of all lists that this viewer has loaded, each once. */
  readonly games: readonly GameSummary[];
  readonly user: UserState;
}

/** Exposes the lists of games and the user state to scripts around the page. */
export function publishStore({ ports, queryClient, visit }: ScreenContext, page: object = window): void {
  const deviceId = readDeviceId(ports.storage, ports.identifiers);
  const store: StoreObject = {
    get games() {
      return listedGamesOf(queryClient, { ports, visit });
    },
    get user() {
      return userStateOf(
        visit.get(),
        readNativeLogin((name) => Reflect.get(page, name)),
        deviceId,
      );
    },
  };
  Object.defineProperty(page, STORE_OBJECT, { value: Object.freeze(store), configurable: true });
}
