import { StoreHome } from "./home/store-home.tsx";
import { isBrowsing, type StoreIndexSearch } from "./parse-store-index-search.ts";
import { StoreResults } from "./results/store-results.tsx";

/** The store index: the front page, or a list of games, by the search of the address. */
export default function StoreIndexScreen({ search }: { readonly search: StoreIndexSearch }) {
  return isBrowsing(search) ? <StoreResults search={search} /> : <StoreHome />;
}
