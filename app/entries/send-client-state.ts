import type { PageState } from "#core/simulator/simulator-messages.ts";
import type { ClientStateSources } from "#ui/features/launcher/client-state/read-client-state.ts";
import { watchClientState } from "#ui/features/launcher/client-state/watch-client-state.ts";

/** Sends the state of the framed page to the simulator, as long as the page exists. */
export function sendClientState(sources: ClientStateSources): void {
  watchClientState(sources, (state) => {
    const message: PageState = { from: "simulated-page", state };
    parent.postMessage(message, location.origin);
  });
}
