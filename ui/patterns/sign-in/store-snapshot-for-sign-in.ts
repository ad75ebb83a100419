import type { Ports } from "#core/ports/index.ts";
import { RECONNECT_ASKED_KEY } from "#core/session/constants.ts";
import { signInPromptKindOf } from "#core/session/sign-in-prompt.ts";
import type { VisitStore } from "#ui/context/visit-store.ts";
import { onLinkClick } from "#ui/kit/links/link-clicks.ts";
import { storePageSnapshot } from "#ui/kit/persisted-state/store-page-snapshot.ts";
import { readLayerEntry } from "#ui/overlays/layer-entries.ts";
import { leaveDocument } from "#ui/overlays/page-history.ts";
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
 * Stores the state of the page before the player leaves for the sign-in page, or the native side that was asked to reconnect
 * loads the page again; the page that the sign-in returns to restores it. Returns a function that ends it.
 */
export function storeSnapshotForSignIn({
  ports: { configuration, tabStorage },
  visit,
  goTo = leaveFor,
}: SnapshotContext): () => void {
  if (visit.get().user !== null) tabStorage.remove(RECONNECT_ASKED_KEY);
  const leave = () => {
    if (tabStorage.read(RECONNECT_ASKED_KEY) !== null) storePageSnapshot(tabStorage, visit.get().user?.userId ?? null);
  };
  addEventListener("pagehide", leave);
  const stopLinks = onLinkClick("signIn", (event) => {
    const { shell, user } = visit.get();
    const link = signInPromptKindOf(shell) === "sign_in" ? signInLinkOf(event, configuration) : null;
    if (link === null) return;
    event.preventDefault();
    // A sign-in for nothing in particular; the links of the popup, which keep the action, say so.
    if (!("keepsAction" in link.dataset)) pendingAction.remove(tabStorage);
    const { href: address } = new URL(returnPathOf(link.href), location.origin);
    // The link that has the focus is not there any more for a player.
    storePageSnapshot(tabStorage, user?.userId ?? null, { address, focus: null });
    void leaveDocument(() => goTo(link.href));
  });
  return () => {
    removeEventListener("pagehide", leave);
    stopLinks();
  };
}

/** The sign-in page takes the place of the popup that leads to it: Back shows the page without the popup. */
function leaveFor(address: string): void {
  if (readLayerEntry(history.state).layers.length > 0) location.replace(address);
  else location.assign(address);
}
