import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";

/** Price and actions of goods, in a separate chunk: it imports the cart and the favorites. */
export const GoodsBuy = lazyWithPreload(async () => (await import("./goods-buy-parts.tsx")).GoodsBuyParts);
