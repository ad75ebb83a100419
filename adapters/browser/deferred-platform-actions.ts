import type { DeferredPorts, ShellPlatformOptions } from "./shell-platform-actions.ts";

/** Results of platform actions whose code failed to load, unless `false`. */
const FALLBACK_RESULTS: Readonly<Record<string, unknown>> = {
  share: "unavailable",
  reconnect: "unavailable",
  save: "failed",
  list: [],
};

/**
 * Platform actions whose code loads with the first press that needs one; an action whose code does not load is
 * unavailable.
 */
export function createDeferredPlatformActions(options: ShellPlatformOptions): DeferredPorts {
  let loaded: Promise<DeferredPorts> | null = null;
  const call =
    (port: keyof DeferredPorts, method: string) =>
    async (...input: readonly unknown[]): Promise<unknown> => {
      try {
        loaded ??= import("./shell-platform-actions.ts").then(({ createShellPlatformActions }) =>
          createShellPlatformActions(options),
        );
        const methods = (await loaded)[port] as unknown as Readonly<
          Record<string, (...input: readonly unknown[]) => unknown>
        >;
        return await methods[method]?.(...input);
      } catch {
        loaded = null;
        return FALLBACK_RESULTS[method] ?? false;
      }
    };
  const deferred = (port: keyof DeferredPorts) => new Proxy({}, { get: (_, method) => call(port, method as string) });
  // Written as one string because it is smaller than an array.
  const ports =
    "sharing popupWindows nativeSession nativeBadge appView outsideLinks mediaSaving clickLog foreignScripts outbox".split(
      " ",
    ) as (keyof DeferredPorts)[];
  // A proxy has every method of its port.
  return Object.fromEntries(ports.map((port) => [port, deferred(port)])) as unknown as DeferredPorts;
}
