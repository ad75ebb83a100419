import type { GameSummary } from "#core/catalogue/game.ts";
import { lobbyCountriesOf } from "#core/launcher/lobby-countries.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import type { Simulation } from "#core/simulator/simulation.ts";
import { Button } from "#ui/kit/button/button.tsx";

/** Lobbies of a game: that of players, the one before a game is open, and that of focus group tests. */
const LOBBIES = [
  ["homeLobby", "Lobby"],
  ["preHomeLobby", "Pre-home lobby"],
  ["fgtLobby", "FGT lobby"],
] as const;

interface LobbyListProps {
  readonly games: readonly GameSummary[];
  readonly onChoose: (change: Partial<Simulation>) => void;
}

/** The lobbies of all games, each in all countries the game is for. */
export function LobbyList({ games, onChoose }: LobbyListProps) {
  return (
    <details data-part="group">
      <summary>Lobbies of all games</summary>
      <ul>
        {games.map((game) => (
          <li key={game.gameCode}>
            <details>
              <summary>
                {game.title} <code data-part="note">{game.gameCode}</code>
              </summary>
              {LOBBIES.map(([route, name]) => (
                <LobbiesOfGame key={route} {...{ game, route, name, onChoose }} />
              ))}
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface LobbiesOfGameProps extends Pick<LobbyListProps, "onChoose"> {
  readonly game: GameSummary;
  readonly route: (typeof LOBBIES)[number][0];
  readonly name: string;
}

function LobbiesOfGame({ game: { gameCode, title, countries }, route, name, onChoose }: LobbiesOfGameProps) {
  return (
    <div data-part="lobby">
      <span>{name}</span>
      <div data-part="row">
        {lobbyCountriesOf(countries).map((country) => (
          <Button
            key={country}
            variant="outlineSecondary"
            size="small"
            aria-label={`${name} of ${title}, ${country}`}
            onClick={() => onChoose({ shell: "launcher", country, path: buildPath(route, { gameCode }) })}
          >
            {country}
          </Button>
        ))}
      </div>
    </div>
  );
}
