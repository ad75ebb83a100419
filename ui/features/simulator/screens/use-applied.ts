import { useEffect, useRef, useState } from "react";
import type { TestControls } from "#core/ports/test-controls.ts";
import { SIMULATED_FAULTS } from "#core/simulator/simulated-faults.ts";
import { GUEST, NO_FAULT, type Simulation } from "#core/simulator/simulation.ts";

/** Whether the publisher is as the simulation wants it: its clock, its faults, who is signed in. */
type Applied = "applying" | "applied" | "refused";

/**
 * Applies the simulation's settings to the publisher whenever they change; those that it leaves open stay as they are.
 * `prepare` loads the simulator's own data, without faults if the simulation names any.
 */
export function useApplied(
  controls: TestControls,
  { minutes, fault, account }: Simulation,
  prepare: () => Promise<void>,
): Applied {
  const wanted = JSON.stringify([minutes, fault, account]);
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly isDone: boolean } | null>(null);
  const underWay = useRef(Promise.resolve());
  useEffect(() => {
    let isGone = false;
    const faults = fault === "" || fault === NO_FAULT ? [] : SIMULATED_FAULTS[fault];
    const start = { ...(minutes !== null && { minutes }), ...(fault !== "" && { faults: [] }) };
    const apply = async () => {
      if (isGone) return;
      const isStarted = Object.keys(start).length === 0 || (await controls.set(start));
      const isSignedIn = account === "" || (await controls.signIn(account === GUEST ? "" : account));
      await prepare();
      const isSet = faults.length === 0 || (await controls.set({ faults }));
      if (!isGone) setOutcome({ of: wanted, isDone: isStarted && isSignedIn && isSet });
    };
    // One after the other: what was chosen last is what stays.
    underWay.current = underWay.current.then(apply);
    return () => {
      isGone = true;
    };
  }, [controls, minutes, fault, account, wanted, prepare]);
  if (outcome?.of !== wanted) return "applying";
  return outcome.isDone ? "applied" : "refused";
}
