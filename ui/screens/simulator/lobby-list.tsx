import type { GameSummary } from "#core/catalogue/game.ts";
import { lobbyCountriesOf } from "#core/launcher/lobby-countries.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import type { Simulation } from "#core/simulator/simulation.ts";
import { Button } from "#ui/kit/button/button.tsx";

/** Countries offered beside each game at most. */
const MOST_COUNTRIES = 4;

interface LobbyListProps {
  readonly games: readonly GameSummary[];
  readonly onChoose: (change: Partial<Simulation>) => void;
}

/** The lobbies of all games, each in the countries the game is for. */
export function LobbyList({ games, onChoose }: LobbyListProps) {
  return (
    <details data-part="group">
      <summary>Lobbies of all games</summary>
      <ul>
        {games.map(({ gameCode, title, countries }) => {
          const offered = lobbyCountriesOf(countries, MOST_COUNTRIES);
          return (
            <li key={gameCode}>
              <p>
                {title} <code data-part="note">{gameCode}</code>
              </p>
              <div data-part="row">
                {offered.map((country) => (
                  <Button
                    key={country}
                    variant="outlineSecondary"
                    size="small"
                    aria-label={`Lobby of ${title}, ${country}`}
                    onClick={() => onChoose({ shell: "launcher", country, path: buildPath("homeLobby", { gameCode }) })}
                  >
                    {country}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
