import { isBrowsing, type StoreIndexSearch } from "./parse-store-index-search.ts";
import { StoreHome, StoreResults } from "./store-index-views.ts";

/** The store index: the front page, or the list of games that the address asks for. */
export default function StoreIndexScreen({ search }: { readonly search: StoreIndexSearch }) {
  return isBrowsing(search) ? <StoreResults search={search} /> : <StoreHome />;
}
