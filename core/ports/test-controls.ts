import type { SimulatedFault } from "../simulator/simulated-faults.ts";

/** Test controls of the publisher for developers; every call resolves to whether it succeeded and never rejects. */
export interface TestControls {
  /** Shifts the publisher's clock and lets things go wrong, for everybody on this environment. */
  set(input: { readonly minutes: number; readonly faults: readonly SimulatedFault[] }): Promise<boolean>;
  /** Signs a ready account in, or the present one out. */
  signIn(userName: string): Promise<boolean>;
}
