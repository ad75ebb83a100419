import { useCallback, useRef, useState } from "react";
import type { GameSummary } from "#core/catalogue/game.ts";
import { LAUNCHER_COMMAND_NAMES, LAUNCHER_COMMANDS } from "#core/launcher/launcher-commands.ts";
import { addBasePath } from "#core/navigation/base-path.ts";
import { parsePath } from "#core/navigation/parse-path.ts";
import type { TestControls } from "#core/ports/test-controls.ts";
import { type Simulation, writeSimulation } from "#core/simulator/simulation.ts";
import type { NativeCommand } from "#core/simulator/simulator-messages.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import type { RawSearch } from "#ui/context/raw-search.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ClockControl } from "./clock-control.tsx";
import { CommandForm } from "./command-form.tsx";
import { EventList } from "./event-list.tsx";
import { LobbyList } from "./lobby-list.tsx";
import { PageState } from "./page-state.tsx";
import { ProductFrame } from "./product-frame.tsx";
import { simulatorLook } from "./simulator-look.ts";
import { SimulatorSettings } from "./simulator-settings.tsx";
import { useApplied } from "./use-applied.ts";
import { useEvents } from "./use-events.ts";
import { usePageState } from "./use-page-state.ts";
import { useSimulation } from "./use-simulation.ts";

/** Address of the page in the frame, with the simulation in its parameters. */
function frameAddressOf(simulation: Simulation, basePath: string): string {
  const address = new URL(addBasePath(simulation.path, basePath), location.origin);
  address.searchParams.set(
    "simulation",
    new URLSearchParams(writeSimulation({ ...simulation, width: "full" })).toString(),
  );
  return address.pathname + address.search + address.hash;
}

const gameCodeOf = (path: string): string | null => {
  const page = parsePath(path);
  return page !== null && "gameCode" in page.parameters ? page.parameters.gameCode : null;
};

export interface SimulatorProps {
  readonly controls: TestControls;
  readonly search: RawSearch;
}

/** The product in a frame, with controls for its environment and a log of its messages. */
export function Simulator({ controls, search }: SimulatorProps) {
  const { catalogue, configuration } = usePorts();
  const { simulation, opened, change, note } = useSimulation(search);
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  const readGames = useCallback(async () => {
    const page = await catalogue.listGames({ limit: 100 });
    if (page.ok) setGames(page.value.games);
  }, [catalogue]);
  const applied = useApplied(controls, simulation, readGames);
  const frame = useRef<HTMLIFrameElement>(null);
  const { events, clear } = useEvents(frame);
  const state = usePageState(frame);
  const sendCommand = (command: string, input: readonly unknown[]) => {
    const order: NativeCommand = { from: "simulator", command, input };
    frame.current?.contentWindow?.postMessage(order, location.origin);
  };
  const address = frameAddressOf(opened, configuration.basePath);
  const isPhone = simulation.width === "phone";
  const gameCode = gameCodeOf(simulation.path);
  return (
    <div className={simulatorLook} lang="en" dir="ltr">
      <aside data-part="settings" aria-label="Settings">
        <h1>Simulator</h1>
        <p data-part="note">
          The address of this page holds everything that is chosen here; what is not chosen stays as it is. Clock and
          faults are those of the whole environment.
        </p>
        <SimulatorSettings simulation={simulation} onChange={change} />
        {simulation.shell === "launcher" && (
          <details data-part="group">
            <summary>Any command of the launcher</summary>
            <CommandForm onSend={sendCommand} />
          </details>
        )}
        <ClockControl
          key={gameCode}
          game={games.find((game) => game.gameCode === gameCode) ?? null}
          minutes={simulation.minutes}
          onChange={(minutes) => change({ minutes })}
        />
        <LobbyList games={games} onChoose={change} />
      </aside>
      <main>
        <header>
          <span>
            <code>{simulation.path}</code> · {simulation.shell}
          </span>
          <div data-part="row">
            {simulation.shell === "launcher" &&
              LAUNCHER_COMMAND_NAMES.map((command) => (
                <Button
                  key={command}
                  variant="outlineSecondary"
                  size="small"
                  onClick={() => sendCommand(command, LAUNCHER_COMMANDS[command].example)}
                >
                  {command}
                </Button>
              ))}
            <Button
              variant="outlineSecondary"
              size="small"
              selected={isPhone}
              onClick={() => note({ width: isPhone ? "full" : "phone" })}
            >
              Phone width
            </Button>
          </div>
        </header>
        <div>
          {applied === "refused" && (
            <p role="alert">The publisher has no controls here: clock, faults and account are its own.</p>
          )}
          {applied !== "applying" && (
            <ProductFrame
              key={address}
              ref={frame}
              address={address}
              basePath={configuration.basePath}
              width={simulation.width}
              onGo={(path) => note({ path })}
            />
          )}
        </div>
      </main>
      <EventList events={events} onClear={clear}>
        <PageState state={state} />
      </EventList>
    </div>
  );
}
