import type { Logger } from "#core/ports/device.ts";
import type { ForeignScripts } from "#core/ports/foreign-scripts.ts";
import type { LoadScript } from "../chat-app/load-script.ts";

/** Loads scripts by elements of the page. */
export function createBrowserForeignScripts(logger: Logger, loadScript: LoadScript): ForeignScripts {
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
