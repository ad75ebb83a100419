import type { Shell } from "#core/shell/shell.ts";
import type { Exits } from "./browser-exits.ts";

/** The ways out of a page, whose code comes with the first press that needs one. Code that does not come is no way out. */
export function createDeferredExits(readShell: () => Shell): Exits {
  const use = async <Outcome>(act: (exits: Exits) => Promise<Outcome>, otherwise: Outcome): Promise<Outcome> => {
    try {
      const { createBrowserExits } = await import("./browser-exits.ts");
      return await act(createBrowserExits(readShell));
    } catch {
      return otherwise;
    }
  };
  return {
    sharing: {
      share: (page) => use(({ sharing }) => sharing.share(page), "unavailable"),
      copy: (text) => use(({ sharing }) => sharing.copy(text), false),
    },
    popupWindows: { open: (address, kind) => use(({ popupWindows }) => popupWindows.open(address, kind), false) },
    nativeSession: { reconnect: () => use(({ nativeSession }) => nativeSession.reconnect(), "unavailable") },
    nativeBadge: { showUnread: (count) => use(({ nativeBadge }) => nativeBadge.showUnread(count), undefined) },
  };
}
