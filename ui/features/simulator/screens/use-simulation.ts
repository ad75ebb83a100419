import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import { readSimulation, type Simulation, writeSimulation } from "#core/simulator/simulation.ts";
import { type RawSearch, textOf } from "#ui/context/raw-search.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The frame already shows the state in the address of the simulator. */
    readonly isShown?: boolean;
  }
}

interface SimulationState {
  readonly simulation: Simulation;
  /** Address that the frame was last opened with; its page may have navigated since. */
  readonly opened: Simulation;
  /** Writes the change into the address, which is all there is. */
  readonly change: (change: Partial<Simulation>) => void;
  /** Writes down what the frame shows already: where its page has gone, how wide it is. */
  readonly note: (change: Pick<Partial<Simulation>, "path" | "width">) => void;
}

/** Settings that need a new document in the frame, besides its address. */
const setupOf = (simulation: Simulation) =>
  JSON.stringify(writeSimulation({ ...simulation, path: "/", width: "full" }));

/** The state of the simulator: that of its address. */
export function useSimulation(search: RawSearch): SimulationState {
  const isShown = useLocation({ select: ({ state }) => state.isShown === true });
  const navigate = useNavigate();
  const simulation = useMemo(
    () => readSimulation(Object.fromEntries(Object.entries(search).map(([name, value]) => [name, textOf(value)]))),
    [search],
  );
  const [opened, setOpened] = useState(simulation);
  if (opened !== simulation && !(isShown && setupOf(opened) === setupOf(simulation))) setOpened(simulation);
  const change = useCallback(
    (next: Partial<Simulation>) =>
      void navigate({ to: "/dev/simulator", search: writeSimulation({ ...simulation, ...next }) }),
    [navigate, simulation],
  );
  const note = useCallback(
    (next: Pick<Partial<Simulation>, "path" | "width">) =>
      void navigate({
        to: "/dev/simulator",
        search: writeSimulation({ ...simulation, ...next }),
        state: { isShown: true },
        replace: true,
      }),
    [navigate, simulation],
  );
  return { simulation, opened, change, note };
}
