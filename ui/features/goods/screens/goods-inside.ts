import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** Contents of goods, in a separate chunk. */
export const GoodsInside = lazyWithPreload(async () => (await import("./goods-inside-parts.tsx")).GoodsInsideParts);
