import { vi } from "vitest";
import { succeed } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import { PLAYER } from "./visit.ts";

let isOnline = true;

/** Makes the browser offline until mocks are restored. */
export function goOffline(): void {
  isOnline = false;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  window.dispatchEvent(new Event("offline"));
}

export function goOnline(): void {
  isOnline = true;
  window.dispatchEvent(new Event("online"));
}

/** The player's session is still theirs, unless a test says otherwise. */
export const signedIn = (ports: Ports, userId = PLAYER.userId): Ports => ({
  ...ports,
  session: { ...ports.session, getUser: async () => succeed({ ...PLAYER, userId }) },
});
