import { useSearch } from "@tanstack/react-router";
import { lazy } from "react";
import { isBrowsing, parseStoreIndexSearch } from "./parse-store-index-search.ts";
import { importStoreHome, importStoreResults } from "./store-index-views.ts";

const StoreHome = lazy(() => importStoreHome().then((module) => ({ default: module.StoreHome })));
const StoreResults = lazy(() => importStoreResults().then((module) => ({ default: module.StoreResults })));

/** The store index: the front page, or the list of games that the address asks for. */
export default function StoreIndexScreen() {
  const search = parseStoreIndexSearch(useSearch({ strict: false }));
  return isBrowsing(search) ? <StoreResults search={search} /> : <StoreHome />;
}
