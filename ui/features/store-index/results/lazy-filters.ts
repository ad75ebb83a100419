import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** The filters, in a file of their own: the list is there before they can be used. */
export const LateFilters = lazyWithPreload(async () => (await import("./filters.tsx")).Filters);
