import type { PageState } from "#core/simulator/simulator-messages.ts";
import type { ClientStateSources } from "#ui/features/launcher/client-state/read-client-state.ts";
import { watchClientState } from "#ui/features/launcher/client-state/watch-client-state.ts";

/** Tells the simulator the state of the page in its frame, as long as the page is there. */
export function tellClientState(sources: ClientStateSources): void {
  watchClientState(sources, (state) => {
    const message: PageState = { from: "simulated-page", state };
    parent.postMessage(message, location.origin);
  });
}
