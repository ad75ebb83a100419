import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import { useDevtoolsOpen } from "./use-devtools-open.ts";

const load = () => import("./developer-navigation.tsx");

/** Developer navigation while developer tools are open; its code comes with them. */
export function LazyDeveloperNavigation() {
  return useDevtoolsOpen() && <Loaded />;
}

function Loaded() {
  const { module } = useIdleModule(load);
  return module && <module.DeveloperNavigation />;
}
