import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** What stands below the first view of a page of goods, in a file of its own. */
export const GoodsBelow = lazyWithPreload(async () => (await import("./goods-below-parts.tsx")).GoodsBelowParts);
