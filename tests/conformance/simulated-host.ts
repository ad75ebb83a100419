import { createSimulatedLauncher } from "#adapters/simulator/simulated-launcher.ts";
import { LAUNCHER_COMMANDS } from "#core/launcher/launcher-commands.ts";
import type { LauncherHost } from "./launcher-host.kit.ts";

/** The launcher of the simulator, which gives commands as in the catalogue. */
export function openSimulatedHost(): LauncherHost {
  const page = createSimulatedLauncher({ report: () => undefined });
  return {
    page,
    give: async (command) => {
      const commands: unknown = Reflect.get(page, "purpleWeb");
      Reflect.apply(Reflect.get(Object(commands), command), commands, LAUNCHER_COMMANDS[command].example);
    },
  };
}
