import type { LauncherPage } from "../launcher/launcher-page.ts";
import type { CommandPage } from "../mobile-app/scheme-mobile-app.ts";

/** Replacements of the page's window for native sides. */
export interface SimulatedNatives {
  readonly launcherPage: LauncherPage;
  readonly appPage: CommandPage;
}

let natives: SimulatedNatives | undefined;

/** Activates the replacements; used only in the frame of the simulator. */
export function setSimulatedNatives(replacements: SimulatedNatives): void {
  natives = replacements;
}

/** `undefined` everywhere but in the frame of the simulator. */
export const simulatedNatives = (): SimulatedNatives | undefined => natives;
