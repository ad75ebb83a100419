import type { SimulatedFault } from "../simulator/simulated-faults.ts";

/** Test controls of the publisher for developers; every call resolves to whether it succeeded and never rejects. */
export interface TestControls {
  /** Shifts the publisher's clock and simulates faults, for all users of this environment. */
  set(input: { readonly minutes: number; readonly faults: readonly SimulatedFault[] }): Promise<boolean>;
  /** Signs a ready account in, or the current one out. */
  signIn(userName: string): Promise<boolean>;
}
