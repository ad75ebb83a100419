import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import StoreIndexScreen from "./store-index-screen.tsx";

export { loadStoreIndex } from "./store-index-data.ts";
export { storeIndexHead } from "./store-index-head.ts";

/** Everything the route of the store index loads, in one lazy file. */
export function StoreIndexPage() {
  return (
    <>
      <StoreIndexScreen />
      <NotifyHydrated />
    </>
  );
}
