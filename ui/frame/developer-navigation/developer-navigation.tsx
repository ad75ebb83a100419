import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import type { Game } from "#core/catalogue/game.ts";
import { lobbyCountriesOf } from "#core/launcher/lobby-countries.ts";
import { addBasePath } from "#core/navigation/base-path.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { canOpenLauncherPages } from "#core/navigation/launcher-pages.ts";
import { DEFAULT_SIMULATION, writeSimulation } from "#core/simulator/simulation.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { gamesQuery } from "#ui/features/catalogue/queries/games.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { PseudoTexts } from "./pseudo-texts.tsx";

const panel = css`
  @layer sections {
    position: fixed;
    z-index: 160;
    inset-block-end: var(--space-3);
    inset-inline-start: var(--space-3);
    max-inline-size: min(420px, calc(100vw - 2 * var(--space-3)));
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: var(--color-text);
    font-size: var(--type-13);

    /* It would cover what there is to read. */
    @media ${UP_TO_PHONE} {
      display: none;
    }

    & code {
      color: var(--color-text-quiet);
      font: inherit;
    }

    & summary {
      padding: var(--space-2) var(--space-4);
      font-weight: 700;
      cursor: pointer;
    }

    & ul {
      display: grid;
      gap: var(--space-2);
      max-block-size: 50dvh;
      overflow-y: auto;
      padding: var(--space-2) var(--space-4) var(--space-4);
    }

    & li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px var(--space-3);
    }

    & li > span {
      flex: 1 1 auto;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    & [data-part="countries"] {
      display: flex;
      flex: 1 0 100%;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px var(--space-3);
    }

    & [data-part="countries"] > span {
      min-inline-size: 64px;
      color: var(--color-text-quiet);
    }

    & details details {
      display: contents;
    }

    & details details > summary {
      padding: 0;
      list-style: none;
    }

    & a {
      display: inline-grid;
      place-items: center;
      min-inline-size: 32px;
      min-block-size: 28px;
      color: var(--color-primary-text);
      font-weight: 600;
    }
  }
`;

/** Games listed at most, and countries of a game that are in sight before one asks for the others. */
const MOST = { games: 100, countries: 4 } as const;

/** Kinds of lobby with their labels. */
const LOBBIES = [
  { route: "homeLobby", name: "Lobby" },
  { route: "preHomeLobby", name: "Pre-home" },
  { route: "fgtLobby", name: "FGT" },
] as const;

/**
 * Navigation for developers (specification, section 2): lobbies of all games (home, pre-home and FGT) in each country
 * of the game, and the page's texts as a pseudo-locale. The simulator shows lobbies that cannot be opened here. Its
 * texts are English, as on all developer pages.
 */
export function DeveloperNavigation() {
  const { data } = useQuery(gamesQuery(useQueryScope(), { limit: MOST.games }));
  return <DeveloperPanel games={data?.games ?? []} />;
}

interface DeveloperPanelProps {
  readonly games: readonly Pick<Game, "gameCode" | "title" | "countries">[];
}

/** The panel with the lobbies of these games. */
export function DeveloperPanel({ games }: DeveloperPanelProps) {
  const { shell } = useVisit();
  const { configuration } = usePorts();
  const { envName: environment, network, basePath } = configuration;
  const isListed = canOpenLauncherPages({ shell, environment, network });
  const addressOf = (path: string, country: string) => {
    // A country is read when a page starts: these are no links of the router.
    if (isListed) return addBasePath(`${path}?${new URLSearchParams({ country })}`, basePath);
    const simulation = writeSimulation({ ...DEFAULT_SIMULATION, shell: "launcher", path, country });
    return addBasePath(`/dev/simulator?${new URLSearchParams(simulation)}`, basePath);
  };
  return (
    <nav className={panel} lang="en" dir="ltr" aria-label="Developers">
      <details>
        <summary>Lobbies of all games</summary>
        <ul>
          {games.map(({ gameCode, title, countries }) => (
            <li key={gameCode}>
              <span>
                <bdi>{title}</bdi> <code>{gameCode}</code>
              </span>
              {LOBBIES.map(({ route, name }) => (
                <Countries
                  key={route}
                  name={name}
                  title={title}
                  countries={lobbyCountriesOf(countries)}
                  addressOf={(country) => addressOf(buildPath(route, { gameCode }), country)}
                />
              ))}
            </li>
          ))}
        </ul>
      </details>
      <PseudoTexts />
    </nav>
  );
}

interface CountriesProps {
  readonly name: string;
  readonly title: string;
  readonly countries: readonly string[];
  readonly addressOf: (country: string) => string;
}

/** A lobby of a game in each of its countries; lists that name all of the world are folded away but for the first. */
function Countries({ name, title, countries, addressOf }: CountriesProps) {
  const link = (country: string) => (
    <a key={country} href={addressOf(country)} aria-label={`${name} of ${title}, ${country}`}>
      {country}
    </a>
  );
  const others = countries.slice(MOST.countries);
  return (
    countries.length > 0 && (
      <div data-part="countries">
        <span>{name}</span>
        {countries.slice(0, MOST.countries).map(link)}
        {others.length > 0 && (
          <details>
            <summary aria-label={`${name} of ${title}, ${others.length} more countries`}>+{others.length}</summary>
            {others.map(link)}
          </details>
        )}
      </div>
    )
  );
}
