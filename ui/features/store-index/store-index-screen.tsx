import { isBrowsing, type StoreIndexSearch } from "./parse-store-index-search.ts";
import { StoreHome, StoreResults } from "./store-index-views.ts";

/** The store index: the front page, or a list of games, by the search of the address. */
export default function StoreIndexScreen({ search }: { readonly search: StoreIndexSearch }) {
  return isBrowsing(search) ? <StoreResults search={search} /> : <StoreHome />;
}
