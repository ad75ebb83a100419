import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** What goods cost and what can be done about them, in a file of its own: it brings the cart and the favorites along. */
export const GoodsBuy = lazyWithPreload(async () => (await import("./goods-buy-parts.tsx")).GoodsBuyParts);
