import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { editionsOf } from "#core/catalogue/editions-of.ts";
import type { Game, GameSummary } from "#core/catalogue/game.ts";
import { callToActionFor } from "#core/catalogue/game-call.ts";
import { isDisplayed } from "#core/catalogue/is-displayed.ts";
import { addBasePath } from "#core/navigation/base-path.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { STORE_NAMES } from "#ui/features/catalogue/components/store-names.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { gamesQuery } from "#ui/features/catalogue/queries/games.ts";
import { GameCard } from "#ui/features/game-cards/game-card.tsx";
import { useGenreLabels } from "#ui/features/game-cards/use-genre-labels.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Rail } from "#ui/kit/rail/rail.tsx";
import { Emblem } from "#ui/patterns/emblem/emblem.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";

/** Countries whose store a guest is led to. */
const STORES_SHOWN = 2;

/** Similar games asked for: some of them may not be offered here either. */
const SIMILAR_ASKED = 12;
const GAMES_SHOWN = 6;

const part = css`
  @layer screens {
    display: grid;
    gap: var(--space-10);
    min-inline-size: 0;

    & > section {
      display: grid;
      gap: var(--space-5);
      min-inline-size: 0;
    }

    & h2 {
      font-size: var(--type-24);
      font-weight: 700;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
    }

    & p + p {
      margin-block-start: var(--space-2);
    }
  }
`;

/** What there is instead, where a game is not offered in the visitor's country: other countries' stores, games like it. */
export default function GameElsewhere({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  const { countryName, list } = useFormats();
  const { configuration } = usePorts();
  const { countryCode, shell, user } = useVisit();
  const { launch, chatLaunch } = game.countries;
  const countries = shell === "chat" ? chatLaunch : launch;
  const stores = game.platforms.filter(isDisplayed).map(({ store }) => STORE_NAMES[store]);
  const path = addBasePath(buildPath("game", { gameCode: game.gameCode }), configuration.basePath);
  return (
    <div className={part}>
      <StatePanel
        emblem={<Emblem name="elsewhere" />}
        title={text("stageElsewhere", { country: countryName(countryCode) })}
        actions={
          <>
            <ButtonLink to="/" search={{ q: game.title }}>
              {text("otherEditions")}
            </ButtonLink>
            {/* For a player the account's country applies, even if the address names another. */}
            {user === null &&
              countries.slice(0, STORES_SHOWN).map((code) => (
                <ButtonLink key={code} href={`${path}?country=${code}`} variant="secondary">
                  {text("visitCountry", { country: countryName(code) })}
                </ButtonLink>
              ))}
          </>
        }
      >
        {countries.length > 0 && <p>{text("offeredIn", { countries: list(countries.map(countryName)) })}</p>}
        {stores.length > 0 && <p>{text("offeredOn", { stores: list(stores) })}</p>}
      </StatePanel>
      <Editions game={game} />
      <SimilarGames game={game} />
    </div>
  );
}

/** The same game as it is offered here. */
function Editions({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  const codes = editionsOf(game.gameCode, usePorts().configuration.gameCodeGroup);
  const { data } = useQuery({ ...gamesQuery(useQueryScope(), { codes }), enabled: codes.length > 0 });
  return <GamesHere title={text("availableHere")} game={game} found={data?.games ?? []} />;
}

/** Games of the same genre that are offered here. */
function SimilarGames({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  const { data } = useQuery(
    gamesQuery(useQueryScope(), { genre: game.genres.slice(0, 1), sort: "popular", limit: SIMILAR_ASKED }),
  );
  const editions = editionsOf(game.gameCode, usePorts().configuration.gameCodeGroup);
  const found = (data?.games ?? []).filter(({ gameCode }) => !editions.includes(gameCode));
  return <GamesHere title={text("similarGames")} game={game} found={found} />;
}

interface GamesHereProps {
  readonly title: string;
  /** The game that is not offered here. */
  readonly game: Game;
  readonly found: readonly GameSummary[];
}

/** Those of the games that are offered here; nothing where there are none. */
function GamesHere({ title, game, found }: GamesHereProps) {
  const headingId = useId();
  const genreLabel = useGenreLabels();
  const visible = useVisibleGames();
  const visit = useVisit();
  const { clock } = usePorts();
  const now = clock.now();
  const isOfferedHere = (other: GameSummary) =>
    other.gameCode !== game.gameCode && !["elsewhere", "ended"].includes(callToActionFor(other, visit, now).kind);
  const games = visible(found).filter(isOfferedHere).slice(0, GAMES_SHOWN);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <Rail labelledBy={headingId} shape="portrait">
        {games.map((other) => (
          <li key={other.gameCode}>
            <GameCard game={other} genreLabel={genreLabel} />
          </li>
        ))}
      </Rail>
    </section>
  );
}
