import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

const parts = () => import("./filter-parts.ts");

/** The filters, in a separate chunk: the list is shown before they can be used. */
export const LazyFilters = lazyWithPreload(async () => (await parts()).Filters);

/** The choices of the offers. */
export const LazyOfferFilters = lazyWithPreload(async () => (await parts()).OfferFilters);
