import { useEffect, useState } from "react";
import type { TestControls } from "#core/ports/test-controls.ts";
import { SIMULATED_FAULTS } from "#core/simulator/simulated-faults.ts";
import type { Simulation } from "#core/simulator/simulation.ts";

/** Whether the publisher is as the simulation wants it: its clock, its faults, who is signed in. */
type Applied = "applying" | "applied" | "refused";

/** Makes the publisher what the simulation says, whenever that changes. */
export function useApplied(controls: TestControls, { minutes, fault, account }: Simulation): Applied {
  const wanted = JSON.stringify([minutes, fault, account]);
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly isDone: boolean } | null>(null);
  useEffect(() => {
    let isGone = false;
    const faults = fault === "" ? [] : SIMULATED_FAULTS[fault];
    const apply = async () => {
      // Signing in must not run into the fault.
      const isSignedIn = await controls.signIn(account);
      const isSet = await controls.set({ minutes, faults });
      if (!isGone) setOutcome({ of: wanted, isDone: isSignedIn && isSet });
    };
    void apply();
    return () => {
      isGone = true;
    };
  }, [controls, minutes, fault, account, wanted]);
  if (outcome?.of !== wanted) return "applying";
  return outcome.isDone ? "applied" : "refused";
}
