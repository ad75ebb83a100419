import { createNativeLauncher } from "#adapters/launcher/native-launcher.ts";
import { LAUNCHER_COMMANDS_OBJECT } from "#core/launcher/constants.ts";
import type { LauncherCommandInput, LauncherCommandName } from "#core/launcher/launcher-commands.ts";
import type { LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import type { Launcher } from "#core/ports/launcher.ts";
import { createNoopLogger } from "#tests/support/noop-logger.ts";

const BRIDGE = "purpleLauncher";

interface FakeLauncher {
  readonly launcher: Launcher;
  /** Every call in order, with its input. */
  readonly calls: readonly (readonly unknown[])[];
  /** Gives the page a command; returns whether it was accepted. */
  readonly command: <Name extends LauncherCommandName>(name: Name, ...input: LauncherCommandInput<Name>) => unknown;
}

/**
 * A launcher around the page, by its real adapter: its bridge object has the methods of `answers` and no others but `onReady`,
 * unless that is the one it `lacks`. An answer may be a getter, which is asked at each call.
 */
export function createFakeLauncher(
  answers: Partial<Record<LauncherMethodName, unknown>> = {},
  lacks: LauncherMethodName | null = null,
): FakeLauncher {
  const calls: (readonly unknown[])[] = [];
  const names = new Set(["onReady", ...Object.keys(answers)]);
  if (lacks !== null) names.delete(lacks);
  const methods = [...names].map((name) => [
    name,
    (...input: readonly unknown[]) => {
      calls.push([name, ...input]);
      return Reflect.get(answers, name);
    },
  ]);
  const page: Record<string, unknown> = { [BRIDGE]: Object.fromEntries(methods) };
  const whole = { ...page, self: page, top: page };
  const launcher = createNativeLauncher(createNoopLogger(), BRIDGE, whole);
  return {
    launcher,
    calls,
    command: (name, ...input) => {
      const commands: unknown = Reflect.get(whole, LAUNCHER_COMMANDS_OBJECT);
      return Reflect.apply(Reflect.get(Object(commands), name), commands, input);
    },
  };
}
