/** Lazy chunk of the route. */
export { loadStoreIndex, StoreIndexPage, storeIndexHead } from "#ui/features/store-index/store-index-page.tsx";
export { StoreHome, StoreResults } from "#ui/features/store-index/store-index-views.ts";
export { headTagsOf } from "./head-tags.ts";
