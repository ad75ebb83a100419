import type { PlatformActions, ShellExitOptions } from "./shell-exits.ts";

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
export function createDeferredExits(options: ShellExitOptions): PlatformActions {
  let made: Promise<PlatformActions> | null = null;
  const call =
    (port: keyof PlatformActions, method: string) =>
    async (...input: readonly unknown[]): Promise<unknown> => {
      try {
        made ??= import("./shell-exits.ts").then(({ createShellExits }) => createShellExits(options));
        const ways = (await made)[port] as unknown as Readonly<
          Record<string, (...input: readonly unknown[]) => unknown>
        >;
        return await ways[method]?.(...input);
      } catch {
        made = null;
        return FALLBACK_RESULTS[method] ?? false;
      }
    };
  const exit = (port: keyof PlatformActions) => new Proxy({}, { get: (_, method) => call(port, method as string) });
  // Shorter than an array of them.
  const ports =
    "sharing popupWindows nativeSession nativeBadge appView outsideLinks mediaSaving clickLog foreignScripts outbox".split(
      " ",
    ) as (keyof PlatformActions)[];
  // Each method is that of its port by the name.
  return Object.fromEntries(ports.map((port) => [port, exit(port)])) as unknown as PlatformActions;
}
