import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";
import "./chosen-filters-look.ts";

/** The active filters, in a separate chunk: most lists are opened without any. */
export const LazyChosenFilters = lazyWithPreload(async () => (await import("./chosen-filters.tsx")).ChosenFilters);
