import { lateComponent } from "#ui/kit/late-part/late-component.tsx";

/** The parts and the price of a bundle, in a file of their own: most goods are none. */
export const BundleBill = lateComponent(async () => (await import("./bundle-bill-parts.tsx")).BundleBillParts);
