import type { LauncherPage } from "../launcher/launcher-page.ts";
import type { CommandPage } from "../mobile-app/scheme-mobile-app.ts";

/** What stands in for the window of a page towards native sides. */
export interface SimulatedNatives {
  readonly launcherPage: LauncherPage;
  readonly appPage: CommandPage;
}

let natives: SimulatedNatives | undefined;

/** Stands in from now on; only the frame of the simulator does this. */
export function setSimulatedNatives(stand: SimulatedNatives): void {
  natives = stand;
}

/** `undefined` everywhere but in the frame of the simulator. */
export const simulatedNatives = (): SimulatedNatives | undefined => natives;
