import type { Ports } from "#core/ports/index.ts";
import { signInPromptKindOf } from "#core/session/sign-in-prompt.ts";
import type { VisitStore } from "#ui/context/visit-store.ts";
import { onLinkClick } from "#ui/kit/links/link-clicks.ts";
import { storePageSnapshot } from "#ui/kit/page-state/store-page-snapshot.ts";
import { readLayerEntry } from "#ui/overlays/layer-entries.ts";
import { pendingAction } from "./pending-action.ts";
import { returnPathOf } from "./sign-in-address.ts";
import { signInLinkOf } from "./sign-in-link.ts";

interface SnapshotContext {
  readonly ports: Pick<Ports, "configuration" | "tabStorage">;
  readonly visit: VisitStore;
  /** Leads this tab to another document. */
  readonly goTo?: (address: string) => void;
}

/**
 * Stores the state of the page before the player leaves for the sign-in page; the page that the sign-in returns to
 * restores it. Does nothing if the native side owns the session. Returns a function that ends it.
 */
export function storeSnapshotForSignIn({
  ports: { configuration, tabStorage },
  visit,
  goTo = leaveFor,
}: SnapshotContext): () => void {
  return onLinkClick("signIn", (event) => {
    const { shell, user } = visit.get();
    const link = signInPromptKindOf(shell) === "sign_in" ? signInLinkOf(event, configuration) : null;
    if (link === null) return;
    event.preventDefault();
    // A sign-in for nothing in particular; the links of the popup, which keep the action, say so.
    if (!("keepsAction" in link.dataset)) pendingAction.remove(tabStorage);
    const { href: address } = new URL(returnPathOf(link.href), location.origin);
    // The link that has the focus is not there any more for a player.
    storePageSnapshot(tabStorage, user?.userId ?? null, { address, focus: null });
    goTo(link.href);
  });
}

/** The sign-in page takes the place of the popup that leads to it: Back shows the page without the popup. */
function leaveFor(address: string): void {
  if (readLayerEntry(history.state).layers.length > 0) location.replace(address);
  else location.assign(address);
}
