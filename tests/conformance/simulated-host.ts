import { createSimulatedLauncher } from "#adapters/simulator/simulated-launcher.ts";
import { LAUNCHER_COMMANDS, type LauncherCommandName } from "#core/launcher/launcher-commands.ts";
import type { LauncherHost } from "./launcher-host.kit.ts";

/** The launcher of the simulator, which gives commands as in the catalogue, or with the input of `inputOf`. */
export function openSimulatedHost(
  inputOf: (command: LauncherCommandName) => readonly unknown[] = (command) => LAUNCHER_COMMANDS[command].example,
): LauncherHost {
  const page = createSimulatedLauncher({ report: () => undefined });
  return {
    page,
    give: async (command) => {
      const commands: unknown = Reflect.get(page, "purpleWeb");
      Reflect.apply(Reflect.get(Object(commands), command), commands, inputOf(command));
    },
  };
}
