/** What the route loads lazily, in one file. */
export { loadStoreIndex, StoreIndexPage, storeIndexHead } from "#ui/features/store-index/store-index-page.tsx";
export { StoreHome, StoreResults } from "#ui/features/store-index/store-index-views.ts";
export { headTagsOf } from "./head-tags.ts";
