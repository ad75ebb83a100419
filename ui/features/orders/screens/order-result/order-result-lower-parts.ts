/** What the result of an order needs after its first view. */
export { NextAction } from "#ui/features/library/components/next-action.tsx";
export { Burst } from "#ui/kit/burst/burst.tsx";
export { OrderHelp } from "../order/order-help.tsx";
export { GoesWell } from "./goes-well.tsx";
