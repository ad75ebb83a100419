import type { Shell } from "../shell/shell.ts";

/**
 * How a lost session is recovered: by the launcher's native refresh, by single sign-on in the web view, or by a prompt
 * to sign in.
 */
export type RecoveryStep = "native_refresh" | "web_sso" | "sign_in_prompt";

const STEP_BY_SHELL: Readonly<Record<Shell, RecoveryStep>> = {
  launcher: "native_refresh",
  app: "web_sso",
  chat: "sign_in_prompt",
  web: "sign_in_prompt",
};

/** Recovery of a shell (Spec §4). */
export function planRecovery(shell: Shell): RecoveryStep {
  return STEP_BY_SHELL[shell];
}

/** Whether the session of a shell is recovered without an action of the player and without a reload. */
export const isRecoveredUnseen = (shell: Shell): boolean => planRecovery(shell) === "native_refresh";
