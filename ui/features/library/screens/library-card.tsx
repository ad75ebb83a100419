import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { LibraryGame } from "#core/library/library-game.ts";
import type { LibraryContext } from "#core/library/library-list.ts";
import { isStillToBuy, type LibraryState, libraryStateOf } from "#core/library/library-state.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { cardLook } from "#ui/features/game-cards/card-look.ts";
import { WideCardPicture } from "#ui/features/game-cards/wide-card-picture.tsx";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { LibraryAction } from "../components/library-action.tsx";
import { OpensIn } from "../components/opens-in.tsx";

const CARD_SIZES = "(max-width: 639px) 38vw, (max-width: 959px) 46vw, (max-width: 1259px) 32vw, 320px";
const MINUTES_OF_HOUR = 60;

const card = css`
  @layer screens {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: var(--space-3);
    block-size: 100%;

    & [data-part="badges"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);

      &:empty {
        display: none;
      }
    }

    & > [data-part="foot"] {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-2);
      min-block-size: 44px;
    }

    & > [data-part="foot"] > :first-child {
      flex: 1;
    }

    & h2 > img {
      display: inline-block;
      margin-inline-end: var(--space-2);
      vertical-align: -0.2em;
    }

    & [data-part="goods"] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }

    /* In one column the picture is beside the words, so that a screen shows several games. */
    @media ${UP_TO_PHONE} {
      & > a {
        grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
        align-items: start;
      }
    }
  }
`;

interface LibraryCardProps {
  readonly item: LibraryGame;
  readonly context: LibraryContext;
  /** Hides the game, or shows it again. */
  readonly onHide: () => void;
}

/** A game of the library with its state, its one next action, and the button that hides it. */
export function LibraryCard({ item, context: { audience, nowMs }, onHide }: LibraryCardProps) {
  const { locale } = useVisit();
  const { game, goods } = item;
  const state = libraryStateOf(item, audience, nowMs);
  const sigil = mediaOf(game.media, "sigil");
  return (
    <article className={card} data-state={state.kind}>
      <PageLink to={buildPath("game", { gameCode: game.gameCode })} className={cardLook}>
        <WideCardPicture game={game} sizes={CARD_SIZES} />
        <span data-part="words">
          <h2 data-part="title" lang={game.textLocale === locale ? undefined : game.textLocale}>
            {sigil && <img src={sigil.src} alt="" width={20} height={20} loading="lazy" />}
            {game.title}
          </h2>
          {goods.length > 0 && (
            <span data-part="meta">
              <span data-part="goods">{goods.map(({ title }) => title).join(" · ")}</span>
            </span>
          )}
          <Marks item={item} state={state} nowMs={nowMs} />
          <Facts item={item} state={state} nowMs={nowMs} />
        </span>
      </PageLink>
      <div data-part="foot">
        <LibraryAction item={item} state={state} nowMs={nowMs} />
        <HideButton item={item} onHide={onHide} />
      </div>
    </article>
  );
}

interface PartProps {
  readonly item: LibraryGame;
  readonly state: LibraryState;
  readonly nowMs: number;
}

function Marks({ item, state, nowMs }: PartProps) {
  const { t: text } = useTranslation("library");
  const { t: store } = useTranslation("store");
  const words = {
    elsewhere: store("notInYourCountry"),
    ended: store("serviceEnded"),
    refunded: text("refunded"),
    other_device: text("otherDevice"),
  };
  return (
    <span data-part="badges">
      {state.kind === "pre_installed" && (
        <Badge tone="live" icon="install">
          {store("preInstalled")}
        </Badge>
      )}
      {item.isGift && (
        <Badge tone="primary" icon="gift">
          {text("gift")}
        </Badge>
      )}
      {isStillToBuy(item, nowMs) && <Badge tone="warning">{text("notBought")}</Badge>}
      {state.kind in words && <Badge>{words[state.kind as keyof typeof words]}</Badge>}
    </span>
  );
}

function Facts({ item: { lastPlayedAt, playMinutes }, state, nowMs }: PartProps) {
  const { t: text } = useTranslation("library");
  const { t: store } = useTranslation("store");
  const { t: common } = useTranslation("common");
  const formats = useFormats();
  const { clock } = usePorts();
  const hours = Math.floor(playMinutes / MINUTES_OF_HOUR);
  return (
    <>
      {(state.kind === "pre_installed" || state.kind === "upcoming") && (
        <span data-part="note">
          <OpensIn opensAt={state.opensAt} nowMs={nowMs} />
        </span>
      )}
      {lastPlayedAt !== null && (
        <span data-part="note" suppressHydrationWarning>
          {store("lastPlayed", { when: formats.relative(lastPlayedAt, clock.now()) })}
        </span>
      )}
      {hours > 0 && (
        <span data-part="note">
          {text("playTime", { hours: common("hours", { count: hours, number: formats.number(hours) }) })}
        </span>
      )}
    </>
  );
}

function HideButton({ item: { game, isHidden }, onHide }: Pick<LibraryCardProps, "item" | "onHide">) {
  const { t: text } = useTranslation("library");
  return (
    <IconButton
      data-log="hide"
      icon={isHidden ? "eye" : "eye-off"}
      label={text(isHidden ? "unhide" : "hide", { title: game.title })}
      onClick={onHide}
    />
  );
}
