/** What the route loads lazily, in one file. */
export { loadStoreIndex, StoreIndexPage, storeIndexHead } from "#ui/screens/store-index/store-index-page.tsx";
export { headTagsOf } from "./head-tags.ts";
