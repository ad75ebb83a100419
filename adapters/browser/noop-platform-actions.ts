import type { PlatformActions } from "./browser-platform-actions.ts";

/** No-op for SSR. */
export function createNoopPlatformActions(): PlatformActions {
  return {
    sharing: { share: async () => "unavailable", copy: async () => false },
    popupWindows: { open: async () => false },
    nativeSession: { reconnect: async () => "unavailable" },
    nativeBadge: { showUnread: async () => undefined },
    appView: { refresh: async () => false, close: async () => false, showProfile: async () => false },
    outsideLinks: { open: async () => false },
    mediaSaving: { save: async () => "failed" },
  };
}
