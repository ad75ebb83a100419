import type { SimulatedFault } from "../simulator/simulated-faults.ts";

/** What test environments let a developer do with the publisher; everything answers whether it was done and never rejects. */
export interface TestControls {
  /** Shifts the publisher's clock and lets things go wrong, for everybody on this environment. */
  set(input: { readonly minutes: number; readonly faults: readonly SimulatedFault[] }): Promise<boolean>;
  /** Signs a ready account in, or the present one out. */
  signIn(userName: string): Promise<boolean>;
}
