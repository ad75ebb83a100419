import { readDeviceId } from "#adapters/browser/device-id.ts";
import type { GameSummary } from "#core/catalogue/game.ts";
import type { ClientState } from "#core/client-state/client-state.ts";
import { readNativeLogin, type UserState, userStateOf } from "#core/session/login-status.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { listedGamesOf } from "#ui/features/catalogue/queries/game-summary.ts";
import { readClientState } from "#ui/features/launcher/client-state/read-client-state.ts";

/** Name of the global store object (Spec §7). */
export const STORE_OBJECT = "purpleStore";

/** State that publisher scripts and native sides read from the page; always current. */
export interface StoreObject {
  /** Games of all lists that this viewer has loaded, each once. */
  readonly games: readonly GameSummary[];
  readonly user: UserState;
  /** State of the page: service status, time, focus, theme, native popups, banners, tutorial, characters (Spec §3). */
  readonly state: ClientState;
}

/** Exposes the lists of games, the user state and the state of the page to scripts around the page. */
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
    get state() {
      return readClientState({ ports, queryClient, visit });
    },
  };
  Object.defineProperty(page, STORE_OBJECT, { value: Object.freeze(store), configurable: true });
}
