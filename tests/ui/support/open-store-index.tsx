import StoreIndexScreen from "#ui/features/store-index/store-index-screen.tsx";
import { renderStore } from "./render-store.tsx";
import { createStorePorts, type StoreShelf } from "./store-ports.ts";

type Options = NonNullable<Parameters<typeof renderStore>[1]>;

/** The store index over a shelf. */
export const openStoreIndex = (shelf: StoreShelf, options: Options = {}) =>
  renderStore((search) => <StoreIndexScreen search={search} />, { ports: createStorePorts(shelf), ...options });
