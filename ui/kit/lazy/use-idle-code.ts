import { useLazyModule } from "./use-lazy-module.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Code of a part that a page can do without: it comes once the page has nothing to do, or with a connection that was lost; `null`
 * until then, and where it does not come. `load` must stay the same function.
 */
export function useIdleCode<Code>(load: () => Promise<Code>): Code | null {
  const code = useLazyModule(load, whenIdle);
  return code.kind === "ready" ? code.module : null;
}
