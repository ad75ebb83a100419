import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** Entry of the lazily loaded file with everything below the first view of a goods page. */
export const GoodsBelow = lazyWithPreload(async () => (await import("./goods-below-parts.tsx")).GoodsBelowParts);
