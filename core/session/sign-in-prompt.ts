import type { Shell } from "../shell/shell.ts";

/** Options of the popup "It is available after login." (Spec §2). */
export type SignInPromptKind = "sign_in" | "reconnect_to_purple";

/** Sign-in prompt of a shell. In the app and the launcher, the session belongs to the native bridge. */
export function signInPromptKindOf(shell: Shell): SignInPromptKind {
  return shell === "app" || shell === "launcher" ? "reconnect_to_purple" : "sign_in";
}
