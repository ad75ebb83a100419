import { createNativeLauncher } from "#adapters/launcher/native-launcher.ts";
import { simulatedNatives } from "#adapters/simulator/simulated-window.ts";
import type { PageContext } from "#app/configuration/page-context.ts";
import type { Logger } from "#core/ports/device.ts";
import type { Launcher } from "#core/ports/launcher.ts";

/**
 * The launcher around a page of the website. In the simulator's frame it is simulated, and has no methods in other
 * shells.
 */
export async function detectLauncher(page: PageContext, logger: Logger): Promise<Launcher> {
  if (page.simulation) {
    const { installSimulatedNatives } = await import("#adapters/simulator/simulated-natives.ts");
    installSimulatedNatives(page);
  }
  return createNativeLauncher(logger, page.configuration.shellMarks.launcherBridge, simulatedNatives()?.launcherPage);
}
