import type { Shell } from "../shell/shell.ts";

/** Options of the popup "It is available after login." (specification, section 2). */
export type LoginOffer = "sign_in" | "reconnect_to_purple";

/** Web and chat app offer to sign in; in the app and the launcher the session belongs to the native side. */
export function loginOfferOf(shell: Shell): LoginOffer {
  return shell === "app" || shell === "launcher" ? "reconnect_to_purple" : "sign_in";
}
