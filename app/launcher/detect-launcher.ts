import { createNativeLauncher } from "#adapters/launcher/native-launcher.ts";
import { simulatedNatives } from "#adapters/simulator/simulated-window.ts";
import type { PageContext } from "#app/configuration/page-context.ts";
import type { Logger } from "#core/ports/device.ts";
import type { Launcher } from "#core/ports/launcher.ts";

/** The launcher around a page of the website; in the frame of the simulator what stands in for it, which in other shells has no methods. */
export async function detectLauncher(page: PageContext, logger: Logger): Promise<Launcher> {
  if (page.simulation) {
    const { surround } = await import("#adapters/simulator/simulated-natives.ts");
    surround(page);
  }
  return createNativeLauncher(logger, page.configuration.shellMarks.launcherBridge, simulatedNatives()?.launcherPage);
}
