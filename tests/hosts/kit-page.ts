import { createNativeLauncher } from "#adapters/launcher/native-launcher.ts";
import { LAUNCHER_COMMAND_NAMES } from "#core/launcher/launcher-commands.ts";
import type { LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import { certifyLauncher } from "#tests/conformance/certify-launcher.ts";

/** The product's half of the contract in a page of its own, by which a native side is certified. */
const heard: unknown[] = [];
const silent = { warn: () => undefined, error: () => undefined };
const launcher = createNativeLauncher(silent, "purpleLauncher");
launcher.listen(
  Object.fromEntries(
    LAUNCHER_COMMAND_NAMES.map((name) => [name, (...input: readonly unknown[]) => heard.push([name, ...input])]),
  ),
);
addEventListener("message", ({ data }) => heard.push(["message", data]));

Object.assign(window, {
  kit: {
    heard,
    ready: launcher.ready,
    certify: (without: readonly LauncherMethodName[]) => certifyLauncher(launcher.calls, without),
  },
});
