import { css } from "@linaria/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Game } from "#core/catalogue/game.ts";
import { parseGameCodes } from "#core/catalogue/parse-game-codes.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { lobbyCountriesOf } from "#core/launcher/lobby-countries.ts";
import { addBasePath } from "#core/navigation/base-path.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { canOpenLauncherPages } from "#core/navigation/launcher-pages.ts";
import { DEFAULT_SIMULATION, writeSimulation } from "#core/simulator/simulation.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { gamePagesQuery } from "#ui/features/catalogue/queries/games.ts";
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

/** Games of one request; all pages are read. */
const PAGE_SIZE = 100;
/** Countries of a game that are visible before the others are unfolded. */
const MAX_VISIBLE_COUNTRIES = 4;

/** Kinds of lobby with their labels. */
const LOBBIES = [
  { route: "homeLobby", name: "Lobby" },
  { route: "preHomeLobby", name: "Pre-home" },
  { route: "fgtLobby", name: "FGT" },
] as const;

/**
 * Navigation for developers (Spec §2): lobbies of all games (home, pre-home and FGT) in each country
 * of the game, and the page's texts as a pseudo-locale. The simulator shows lobbies that cannot be opened here. Its
 * texts are English, as on all developer pages.
 */
export function DeveloperNavigation() {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(
    gamePagesQuery(useQueryScope(), { limit: PAGE_SIZE }),
  );
  const pages = data?.pages ?? [];
  const pageCount = pages.length;
  useEffect(() => {
    if (pageCount > 0 && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [pageCount, hasNextPage, isFetching, isError, fetchNextPage]);
  return <DeveloperPanel games={pages.flatMap(({ games }) => games)} />;
}

type ListedGame = Pick<Game, "gameCode" | "title" | "countries">;

const NO_COUNTRIES: ListedGame["countries"] = { launch: [], pre: [], chatLaunch: [], chatPre: [] };

/** Games that the configuration names and the list does not contain, e.g. closed ones; only their codes are known. */
function unlistedGamesOf(
  games: readonly ListedGame[],
  { gameOrderList, gameCodeGroup }: RuntimeConfiguration,
): readonly ListedGame[] {
  const listed = new Set(games.map(({ gameCode }) => gameCode));
  const named = new Set([...parseGameCodes(gameOrderList), ...Object.keys(gameCodeGroup)]);
  return [...named]
    .filter((gameCode) => !listed.has(gameCode))
    .map((gameCode) => ({ gameCode, title: gameCode, countries: NO_COUNTRIES }));
}

interface DeveloperPanelProps {
  readonly games: readonly ListedGame[];
}

/** The panel with the lobbies of these games. */
export function DeveloperPanel({ games }: DeveloperPanelProps) {
  const { shell } = useVisit();
  const { configuration } = usePorts();
  const { envName: environment, network, basePath, defaultCountryCode } = configuration;
  const isListed = canOpenLauncherPages({ shell, environment, network });
  const addressOf = (path: string, country: string) => {
    // A country is read when a page starts: these are no links of the router.
    if (isListed) return addBasePath(`${path}?${new URLSearchParams({ country })}`, basePath);
    const simulation = writeSimulation({ ...DEFAULT_SIMULATION, shell: "launcher", path, country });
    return addBasePath(`/dev/simulator?${new URLSearchParams(simulation)}`, basePath);
  };
  // A lobby opens without countries too; it then gets the default one.
  const countriesOf = (countries: ListedGame["countries"]) => {
    const named = lobbyCountriesOf(countries);
    return named.length === 0 ? [defaultCountryCode] : named;
  };
  return (
    <nav className={panel} lang="en" dir="ltr" aria-label="Developers">
      <details>
        <summary>Lobbies of all games</summary>
        <ul>
          {[...games, ...unlistedGamesOf(games, configuration)].map(({ gameCode, title, countries }) => (
            <li key={gameCode}>
              <span>
                <bdi>{title}</bdi> <code>{gameCode}</code>
              </span>
              {LOBBIES.map(({ route, name }) => (
                <Countries
                  key={route}
                  name={name}
                  title={title}
                  countries={countriesOf(countries)}
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
  const others = countries.slice(MAX_VISIBLE_COUNTRIES);
  return (
    <div data-part="countries">
      <span>{name}</span>
      {countries.slice(0, MAX_VISIBLE_COUNTRIES).map(link)}
      {others.length > 0 && (
        <details>
          <summary aria-label={`${name} of ${title}, ${others.length} more countries`}>+{others.length}</summary>
          {others.map(link)}
        </details>
      )}
    </div>
  );
}
