import { useIdleCode } from "#ui/kit/lazy/use-idle-code.ts";
import { useDevtoolsOpen } from "./use-devtools-open.ts";

const load = () => import("./developer-navigation.tsx");

/** Developer navigation while developer tools are open; its code comes with them. */
export function LateDeveloperNavigation() {
  return useDevtoolsOpen() && <Loaded />;
}

function Loaded() {
  const code = useIdleCode(load);
  return code && <code.DeveloperNavigation />;
}
