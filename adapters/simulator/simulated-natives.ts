import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { LAUNCHER_COMMANDS_OBJECT } from "#core/launcher/constants.ts";
import { readAppCommand } from "#core/mobile-app/read-app-command.ts";
import { DEFAULT_SIMULATION, type Simulation } from "#core/simulator/simulation.ts";
import { isNativeCommand, type NativeCall } from "#core/simulator/simulator-messages.ts";
import type { CommandPage } from "../mobile-app/scheme-mobile-app.ts";
import { createSimulatedLauncher } from "./simulated-launcher.ts";
import { setSimulatedNatives } from "./simulated-window.ts";

/** State of the page that the simulated native bridges depend on. */
interface SimulatedPage {
  readonly configuration: Pick<RuntimeConfiguration, "shellMarks" | "appScheme">;
  readonly simulation?: Simulation | undefined;
}

/**
 * Installs simulated native bridges in a page inside the simulator's frame: they report calls to the simulator and
 * execute its commands.
 */
export function installSimulatedNatives({
  simulation = DEFAULT_SIMULATION,
  configuration: { shellMarks, appScheme },
}: SimulatedPage): void {
  const report = (kind: NativeCall["kind"], name: string, input: readonly unknown[]) => {
    const call: NativeCall = { from: "simulated-native", kind, name, input };
    parent.postMessage(call, location.origin);
  };
  const alone = { self: null, top: null };
  const launcherPage =
    simulation.shell === "launcher"
      ? createSimulatedLauncher(
          {
            report: (method, input) => report("bridge", method, input),
            behaviours: simulation.natives,
            answers: {
              getIsInternetCafe: simulation.cafe !== "",
              getIsCBTInternetCafe: simulation.cafe === "beta",
              isShowTutorial: simulation.isTutorialDue,
            },
          },
          shellMarks.launcherBridge,
        )
      : alone;
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== parent || origin !== location.origin || !isNativeCommand(data)) return;
    const commands: unknown = Reflect.get(launcherPage, LAUNCHER_COMMANDS_OBJECT);
    const command: unknown = Reflect.get(Object(commands), data.command);
    if (typeof command === "function") Reflect.apply(command, commands, data.input);
  });
  // The page reads the bridge object from its window, so the simulated one is put there.
  const bridge: unknown = Reflect.get(launcherPage, shellMarks.launcherBridge);
  if (bridge !== undefined) Reflect.set(window, shellMarks.launcherBridge, bridge);
  setSimulatedNatives({ launcherPage, appPage: createAppPage(simulation, appScheme, report) });
}

/** The app covers the page when it receives a known command, if the app is simulated. */
function createAppPage(
  { isAppThere }: Simulation,
  scheme: string,
  report: (kind: NativeCall["kind"], name: string, input: readonly unknown[]) => void,
): CommandPage {
  const events = new EventTarget();
  return {
    location: {
      assign: (address) => {
        const order = readAppCommand(String(address), scheme);
        report("scheme", String(address), order === null ? ["no command of the app"] : [order.values]);
        if (isAppThere && order !== null) events.dispatchEvent(new Event("blur"));
      },
    },
    document,
    addEventListener: (type, listener) => events.addEventListener(type, listener),
    removeEventListener: (type, listener) => events.removeEventListener(type, listener),
  };
}
