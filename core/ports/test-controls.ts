import type { SimulatedFault } from "../simulator/simulated-faults.ts";

/** Test controls of the publisher for developers; every call resolves to whether it succeeded and never rejects. */
export interface TestControls {
  /** Shifts the publisher's clock and simulates faults, for all users of this environment; what is left out stays as it is. */
  set(input: { readonly minutes?: number; readonly faults?: readonly SimulatedFault[] }): Promise<boolean>;
  /** Signs a ready account in, or with an empty name the current one out, on this browser. */
  signIn(userName: string): Promise<boolean>;
}
