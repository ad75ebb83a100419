import { lateComponent } from "#ui/kit/late-part/late-component.tsx";

/** What can be done about goods, in a file of its own: it brings the cart and the favorites along. */
export const GoodsActions = lateComponent(async () => (await import("./goods-actions-parts.tsx")).GoodsActionsParts);
