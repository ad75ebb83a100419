import type { Environment } from "../configuration/runtime-configuration.ts";
import type { Shell } from "../shell/shell.ts";

export interface AccessContext {
  readonly shell: Shell;
  readonly environment: Environment;
  readonly network: "inhouse" | "public";
}

/**
 * Whether the pages of the launcher (index, home, pre-home, FGT, notification) are listed (Spec §2): only on the
 * in-house network, and never on the live web.
 */
export function areLauncherPagesListed({ shell, environment, network }: AccessContext): boolean {
  return network === "inhouse" && !(shell === "web" && environment === "live");
}

/** Whether launcher pages can be opened: in the launcher, and wherever they are listed. */
export function canOpenLauncherPages(accessContext: AccessContext): boolean {
  return accessContext.shell === "launcher" || areLauncherPagesListed(accessContext);
}
