import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageAddress, ScreenContext } from "#ui/context/page-head.ts";
import type { StoreIndexSearch } from "./parse-store-index-search.ts";
import { loadStoreIndex } from "./store-index-data.ts";
import { storeIndexHead } from "./store-index-head.ts";
import StoreIndexScreen from "./store-index-screen.tsx";

type StoreIndexAddress = PageAddress<object, StoreIndexSearch>;

export const load = (context: ScreenContext, { search }: StoreIndexAddress) => loadStoreIndex(context, search);

export const head = (context: ScreenContext, { search }: StoreIndexAddress) => storeIndexHead(context, search);

/** Everything the routes of the store index load, in one lazy file. */
export function Page({ search }: { readonly search: StoreIndexSearch }) {
  return (
    <>
      <StoreIndexScreen search={search} />
      <NotifyHydrated />
    </>
  );
}
