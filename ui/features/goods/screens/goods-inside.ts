import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** What is in goods, in a file of its own. */
export const GoodsInside = lazyWithPreload(async () => (await import("./goods-inside-parts.tsx")).GoodsInsideParts);
