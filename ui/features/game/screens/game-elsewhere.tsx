import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { editionsOf } from "#core/catalogue/editions-of.ts";
import type { Game } from "#core/catalogue/game.ts";
import { isDisplayed } from "#core/catalogue/is-displayed.ts";
import { addBasePath } from "#core/navigation/base-path.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { STORE_NAMES } from "#ui/features/catalogue/components/store-names.ts";
import { gamesQuery } from "#ui/features/catalogue/queries/games.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Emblem } from "#ui/patterns/emblem/emblem.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { GamesHere } from "./games-here.tsx";

/** Countries whose store a guest is led to. */
const STORES_SHOWN = 2;

const part = css`
  @layer screens {
    display: grid;
    gap: var(--space-10);
    min-inline-size: 0;

    & p + p {
      margin-block-start: var(--space-2);
    }
  }
`;

/** Alternatives if a game is not offered in the visitor's country: stores of other countries, other editions. */
export function GameElsewhere({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  const { countryName, list } = useFormats();
  const { configuration } = usePorts();
  const { countryCode, shell, user, isUserUnknown } = useVisit();
  const { launch, chatLaunch } = game.countries;
  const countries = (shell === "chat" ? chatLaunch : launch) ?? [];
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
              !isUserUnknown &&
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
    </div>
  );
}

/** Other editions of the same game that are offered here. */
function Editions({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  const codes = editionsOf(game.gameCode, usePorts().configuration.gameCodeGroup);
  const query = useQuery({ ...gamesQuery(useQueryScope(), { codes }), enabled: codes.length > 0 });
  return <GamesHere title={text("availableHere")} game={game} query={query} found={query.data?.games ?? []} />;
}
