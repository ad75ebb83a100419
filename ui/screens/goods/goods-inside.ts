import { lateComponent } from "#ui/kit/late-part/late-component.tsx";

/** What is in goods, in a file of its own. */
export const GoodsInside = lateComponent(async () => (await import("./goods-inside-parts.tsx")).GoodsInsideParts);
