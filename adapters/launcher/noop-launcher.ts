import { fail } from "#core/failures/request-failure.ts";
import type { Launcher, LauncherCalls } from "#core/ports/launcher.ts";

/** No-op in other shells and on the server. It does not load the catalogue of methods. */
export function createNoopLauncher(): Launcher {
  const answer = async () => fail("unavailable");
  return {
    calls: new Proxy({} as LauncherCalls, { get: () => answer }),
    listen: () => () => undefined,
    ready: async () => undefined,
  };
}
