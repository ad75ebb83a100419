import type { Ports } from "#core/ports/index.ts";
import { loginOfferOf } from "#core/session/login-prompt.ts";
import type { VisitStore } from "#ui/context/visit-store.ts";
import { onLinkClick } from "#ui/kit/links/link-clicks.ts";
import { pendingAction } from "./pending-action.ts";
import { returnPathOf } from "./sign-in-address.ts";
import { signInLinkOf } from "./sign-in-link.ts";

/** How long navigation to the sign-in page waits for the code that takes the snapshot, in milliseconds. */
const MAX_MS = 2_000;

interface SignInSurroundings {
  readonly ports: Pick<Ports, "configuration" | "tabStorage">;
  readonly visit: VisitStore;
  /** Leads this tab to another document. */
  readonly goTo?: (address: string) => void;
}

/**
 * Takes a page snapshot before the player leaves for the sign-in page; the page that the sign-in returns to restores
 * it. Does nothing if the native side owns the session. Returns a function that ends it.
 */
export function storeSnapshotForSignIn({
  ports: { configuration, tabStorage },
  visit,
  goTo = (address) => location.assign(address),
}: SignInSurroundings): () => void {
  return onLinkClick("signIn", (event) => {
    const { shell, user } = visit.get();
    const link = loginOfferOf(shell) === "sign_in" ? signInLinkOf(event, configuration) : null;
    if (link === null) return;
    event.preventDefault();
    // A sign-in for nothing in particular; the links of the popup, which keep the action, say so.
    if (!("keepsAction" in link.dataset)) pendingAction.remove(tabStorage);
    const { href: address } = new URL(returnPathOf(link.href), location.origin);
    const kept = import("#ui/patterns/page-state/player-place.ts").then(({ storePageSnapshot, readPageSnapshot }) => {
      // The link that has the focus is not there any more for a player.
      storePageSnapshot(tabStorage, { ...readPageSnapshot(user?.userId), address, focus: null });
    });
    const tooLate = new Promise((resolve) => setTimeout(resolve, MAX_MS));
    void Promise.race([kept, tooLate])
      // The player can sign in without the snapshot.
      .catch(reportError)
      .then(() => goTo(link.href));
  });
}
