import { css } from "@linaria/core";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ratingFor } from "#core/catalogue/age-gate.ts";
import type { Game } from "#core/catalogue/game.ts";
import { GAME_COMPANIES } from "#core/catalogue/game-filters.ts";
import { isDisplayed } from "#core/catalogue/is-displayed.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { STORE_NAMES } from "#ui/features/catalogue/components/store-names.ts";
import { FavoriteButton } from "#ui/features/favorites/components/favorite-button.tsx";
import { useGenreLabels } from "#ui/features/game-cards/use-genre-labels.ts";
import { useShare } from "#ui/features/share/use-share.ts";
import { StoreLink } from "#ui/features/store-info/components/store-link.tsx";
import { useShowServiceInfo } from "#ui/features/store-info/popups/use-show-service-info.ts";
import { targetOfLink } from "#ui/features/store-info/queries/target-of-link.ts";
import { shortLanguageTag } from "#ui/i18n/short-language-tag.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { InlineList } from "#ui/kit/inline-list/inline-list.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { NO_INPUT, useReopened } from "#ui/overlays/use-reopened.ts";
import { linkToTarget } from "#ui/patterns/link-target/link-to-target.ts";
import { UP_TO_SMALL } from "#ui/theme/breakpoints.ts";
import { FactCard } from "./fact-card.tsx";

const facts = css`
  @layer screens {
    display: grid;
    gap: 10px;
    font-size: var(--type-14);

    & > div {
      display: flex;
      justify-content: space-between;
      gap: var(--space-4);
    }

    & dt {
      flex: none;
      color: var(--color-text-quiet);
    }

    & dd {
      min-inline-size: 0;
      text-align: end;
    }
  }
`;

const table = css`
  @layer screens {
    inline-size: 100%;
    font-size: var(--type-14);

    & th,
    & td {
      padding: 10px 6px;
      border-block-end: 1px solid var(--color-line);
      font-weight: 400;
      text-align: center;
    }

    & tbody tr:last-child > * {
      padding-block-end: 0;
      border-block-end: 0;
    }

    & thead th {
      padding-block-start: 0;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & tbody th,
    & thead th:first-child {
      padding-inline-start: 0;
      text-align: start;
    }

    & tr > :last-child {
      padding-inline-end: 0;
    }

    /* Within a sentence several languages write the names of languages small. */
    & tbody th::first-letter {
      text-transform: uppercase;
    }

    & td > svg {
      margin-inline: auto;
      color: var(--color-primary-text);
    }

    & td > [data-part="none"] {
      color: var(--color-text-faint);
    }

    /* Three long words of other languages fit beside each other. */
    @media ${UP_TO_SMALL} {
      & th,
      & td {
        padding-inline: 2px;
      }

      & thead th {
        font-size: var(--type-12);
      }
    }
  }
`;

const rating = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);

    & > strong {
      font-size: var(--type-20);
      line-height: 1.3;
    }

    & > ul {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
    }
  }
`;

/** Studio, release date and platforms of the game. */
export function GameDetails({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  const genreLabel = useGenreLabels();
  const openServiceInfo = useShowServiceInfo();
  const showServiceInfo = useReopened("service-info", NO_INPUT, () => openServiceInfo(game));
  const share = useShare();
  const stores = game.platforms.filter(isDisplayed).map(({ store }) => STORE_NAMES[store]);
  const release = game.releaseAt ? <LocalTime instant={game.releaseAt} form="date" /> : text("releaseUnknown");
  return (
    <FactCard title={text("details")}>
      <dl className={facts}>
        <Fact name={text("genre")}>
          <InlineList items={game.genres.map(genreLabel)} />
        </Fact>
        {GAME_COMPANIES.map(
          (role) =>
            game[role] !== "" && (
              <Fact key={role} name={text(role)}>
                <TextLink to="/" search={{ [role]: game[role] }} tone="value">
                  <bdi>{game[role]}</bdi>
                </TextLink>
              </Fact>
            ),
        )}
        {game.releaseAt !== undefined && <Fact name={text("release")}>{release}</Fact>}
        {stores.length > 0 && (
          <Fact name={text("stores")}>
            <InlineList items={stores} />
          </Fact>
        )}
      </dl>
      <GameLinks game={game} />
      <div data-part="actions">
        <FavoriteButton favorite={{ type: "game", id: game.gameCode }} title={game.title} form="button" />
        <Button
          data-log="share"
          data-opens="share"
          variant="secondary"
          icon="share"
          onClick={() => void share({ title: game.title, text: game.tagline })}
        >
          {text("share")}
        </Button>
        {game.serviceInfo !== undefined && (
          <Button
            variant="tertiary"
            icon="info"
            aria-haspopup="dialog"
            data-opens="service-info"
            onClick={() => void showServiceInfo(true)}
          >
            {text("serviceInfo")}
          </Button>
        )}
      </div>
    </FactCard>
  );
}

/**
 * Links of the editors. Links that only the launcher can follow are shown in the launcher only: elsewhere they would
 * lead to this page.
 */
function GameLinks({ game }: { readonly game: Game }) {
  const ports = usePorts();
  const { shell } = useVisit();
  const links = useMemo(() => {
    const { gameCode } = game;
    return game.links.flatMap(({ kind, url, handler, label }) => {
      const target = targetOfLink({ type: kind, target: url, handler }, { gameCode }, ports);
      if (target === null || (target.kind === "start" && shell !== "launcher")) return [];
      return [{ label, link: linkToTarget(target, gameCode) }];
    });
  }, [game, ports, shell]);
  return links.map(({ label, link }) => (
    <TextLink key={label} {...link}>
      <bdi>{label}</bdi>
      {link.href !== undefined && <Icon name="external" size={14} />}
    </TextLink>
  ));
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === "") return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Which languages are written, spoken and subtitled. */
export function LanguageTable({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  const { languageName } = useFormats();
  if (game.languages.length === 0) return null;
  const kinds = [
    ["interface", text("languageText")],
    ["audio", text("languageVoice")],
    ["subtitles", text("languageSubtitles")],
  ] as const;
  return (
    <FactCard title={text("languages")}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{text("language")}</VisuallyHidden>
            </th>
            {kinds.map(([kind, name]) => (
              <th key={kind} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {game.languages.map((language) => (
            <tr key={language.tag}>
              <th scope="row">{languageName(shortLanguageTag(language.tag))}</th>
              {kinds.map(([kind]) => (
                <td key={kind}>
                  <YesOrNo isYes={language[kind]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </FactCard>
  );
}

/** A tick or a dash in a table, with a text for screen readers. */
function YesOrNo({ isYes }: { readonly isYes: boolean }) {
  const { t: text } = useTranslation("game");
  if (isYes) return <Icon name="check" size={16} label={text("yes")} />;
  return (
    <span data-part="none">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text("no")}</VisuallyHidden>
    </span>
  );
}

/** Age rating by the authority of the player's country, and the others in short. */
export function AgeRatings({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  const { countryCode } = useVisit();
  const own = ratingFor(game.ageRatings, countryCode);
  if (game.ageRatings === null || own === null) return null;
  const others = game.ageRatings.filter((rating) => rating !== own).map(({ label }) => label);
  return (
    <FactCard title={text("ageRatings")}>
      <div className={rating}>
        <strong>
          <bdi>{own.label}</bdi>
        </strong>
        {own.descriptors.length > 0 && (
          <ul>
            {own.descriptors.map((descriptor) => (
              <li key={descriptor}>
                <Badge>
                  <bdi>{descriptor}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      {others.length > 0 && (
        <div data-part="note">
          {text("otherRatings")} <InlineList items={others} />
        </div>
      )}
      <div data-part="note">
        <StoreLink id="age-ratings" />
      </div>
    </FactCard>
  );
}
