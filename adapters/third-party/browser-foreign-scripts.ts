import type { Logger } from "#core/ports/device.ts";
import type { ForeignScripts } from "#core/ports/foreign-scripts.ts";

type LoadScript = typeof import("../chat-app/load-script.ts").loadScript;

/** Loads scripts by elements of the page; the code for it comes with the first script. */
export function createBrowserForeignScripts(
  logger: Logger,
  loadScript: LoadScript = async (...input) => (await import("../chat-app/load-script.ts")).loadScript(...input),
): ForeignScripts {
  const loading: Record<string, Promise<boolean>> = {};
  return {
    load(address) {
      loading[address] ??= loadScript(address).then(
        () => true,
        (error) => {
          delete loading[address];
          logger.warn("a script of another company did not come", { address, error: String(error) });
          return false;
        },
      );
      return loading[address];
    },
  };
}
