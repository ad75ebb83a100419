import type { Shell } from "../shell/shell.ts";

/** Client type of the log collector (Spec §9): 1 launcher or similar, 5 app, 4 web. */
export type ClientTypeCode = 1 | 4 | 5;

/** The chat app is the launcher's sibling on the desktop: the specification gives both the same store index and one code. */
const CODE_BY_SHELL: Readonly<Record<Shell, ClientTypeCode>> = { launcher: 1, chat: 1, app: 5, web: 4 };

export function clientTypeCodeOf(shell: Shell): ClientTypeCode {
  return CODE_BY_SHELL[shell];
}
