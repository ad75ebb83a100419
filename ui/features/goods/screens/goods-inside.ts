import { lateComponent } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** What is in goods, in a file of its own. */
export const GoodsInside = lateComponent(async () => (await import("./goods-inside-parts.tsx")).GoodsInsideParts);
