import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { readSimulation, type Simulation, writeSimulation } from "#core/simulator/simulation.ts";
import { type RawSearch, textOf } from "#ui/search/raw-search.ts";

interface SimulationState {
  readonly simulation: Simulation;
  /** Writes the change into the address, which is all there is. */
  readonly change: (change: Partial<Simulation>) => void;
}

/** The state of the simulator: that of its address. */
export function useSimulation(): SimulationState {
  const search: RawSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const simulation = useMemo(
    () => readSimulation(Object.fromEntries(Object.entries(search).map(([name, value]) => [name, textOf(value)]))),
    [search],
  );
  const change = useCallback(
    (next: Partial<Simulation>) =>
      void navigate({ to: "/dev/simulator", search: writeSimulation({ ...simulation, ...next }) }),
    [navigate, simulation],
  );
  return { simulation, change };
}
