import { css } from "@linaria/core";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { Game, Media } from "#core/catalogue/game.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { IconButton } from "#ui/kit/button/icon-button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { useIdleModule, whenMounted } from "#ui/kit/lazy/use-idle-module.ts";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { roveByKey } from "#ui/kit/rail/roving-focus.ts";
import { useReopened } from "#ui/overlays/use-reopened.ts";
import { stillOf } from "#ui/patterns/media/still-of.ts";
import { useOpenViewer } from "#ui/patterns/viewer/use-open-viewer.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

const loadFilm = () => import("#ui/patterns/media/media-film.tsx");
const loadSilentFilm = () => import("#ui/kit/video-player/silent-film.idle.tsx");

const MAIN_SIZES = "(max-width: 959px) 100vw, 66vw";
const THUMB_SIZES = "(max-width: 639px) 30vw, 16vw";

const gallery = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);

    & > [data-part="main"] {
      position: relative;
      overflow: hidden;
      border-radius: var(--radius-card);
      background: var(--color-raised);
      aspect-ratio: 16 / 9;
    }

    & [data-part="play"] {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
      inline-size: 100%;
      color: #f5f2fb;
    }

    & [data-part="play"] > span {
      display: grid;
      place-items: center;
      inline-size: 72px;
      block-size: 72px;
      border-radius: 50%;
      background: rgb(15 12 22 / 78%);
      transition: scale var(--press);
    }

    & [data-part="play"][aria-busy] > span {
      opacity: 0.7;
    }

    @media (hover: hover) {
      & [data-part="play"]:hover > span {
        scale: 1.06;
      }
    }

    & [data-part="count"] {
      position: absolute;
      inset-block-start: var(--space-3);
      inset-inline-end: var(--space-3);
      padding: 2px 10px;
      border-radius: var(--radius-pill);
      background: rgb(15 12 22 / 78%);
      color: #f5f2fb;
      font-size: var(--type-13);
      font-variant-numeric: tabular-nums;
      pointer-events: none;
    }

    & [data-part="enlarge"] {
      position: absolute;
      z-index: 1;
      inset-block-start: var(--space-3);
      inset-inline-start: var(--space-3);
    }

    & > [data-part="thumbs"] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(max(128px, 19%), 1fr));
      gap: var(--space-3);
    }

    & [data-part="thumb"] {
      position: relative;
      display: block;
      inline-size: 100%;
      overflow: hidden;
      border-radius: var(--radius-control);
      aspect-ratio: 16 / 9;
    }

    & [data-part="thumb"]:focus-visible {
      outline-offset: 3px;
    }

    & [data-part="thumb"][aria-current]::after {
      content: "";
      position: absolute;
      inset: 0;
      border: 2px solid var(--color-primary-text);
      border-radius: inherit;
      box-shadow: inset 0 0 0 2px var(--color-page);
    }

    & [data-part="film"] {
      position: absolute;
      inset-block-end: 6px;
      inset-inline-start: 6px;
      display: grid;
      place-items: center;
      inline-size: 26px;
      block-size: 26px;
      border-radius: 50%;
      background: rgb(15 12 22 / 78%);
      color: #f5f2fb;
    }

    @media ${UP_TO_PHONE} {
      & > [data-part="main"] {
        margin-inline: calc(-1 * var(--gutter));
        border-radius: 0;
      }

      & > [data-part="thumbs"] {
        grid-template-columns: none;
        grid-auto-flow: column;
        grid-auto-columns: 30%;
        margin-inline: calc(-1 * var(--gutter));
        padding-inline: var(--gutter);
        overflow-x: auto;
        scrollbar-width: none;
        scroll-padding-inline: var(--gutter);
      }
    }
  }
`;

const START = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Films and pictures of a game: the large one is what is chosen below it, with the pointer or the arrow keys. */
export function MediaGallery({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("game");
  const openViewer = useOpenViewer();
  const { number } = useFormats();
  const [chosen, setChosen] = usePersistedState("gallery/chosen", START, 0);
  const items = galleryItemsOf(game);
  const current = items[chosen] ?? items[0];
  const enlarge = useReopened("viewer", START, (start, isAgain) =>
    openViewer({ title: game.title, items, start, onShow: setChosen, playsFilms: !isAgain }),
  );
  if (current === undefined) return null;

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (roveByKey(event.currentTarget, event)) event.preventDefault();
  };
  return (
    <section className={gallery} aria-label={text("gallery")}>
      <div data-part="main">
        <MainMedia key={current.src} media={current} title={game.title} />
        <span data-part="enlarge">
          <IconButton
            icon="expand"
            label={text("openViewer")}
            tone="glass"
            aria-haspopup="dialog"
            data-opens="viewer"
            onClick={() => void enlarge(items.indexOf(current))}
          />
        </span>
        {items.length > 1 && (
          <span data-part="count" aria-hidden="true">
            <bdi dir="ltr">
              {number(items.indexOf(current) + 1)} / {number(items.length)}
            </bdi>
          </span>
        )}
      </div>
      {items.length > 1 && (
        <ul data-part="thumbs" onKeyDown={onKeyDown}>
          {items.map((media, index) => (
            <li key={media.src}>
              <button
                type="button"
                data-part="thumb"
                tabIndex={index === chosen ? 0 : -1}
                aria-current={index === chosen || undefined}
                aria-label={text(media.type === "video" ? "showTrailer" : "showPicture", {
                  number: index + 1,
                  total: items.length,
                })}
                onFocus={() => setChosen(index)}
                onClick={() => setChosen(index)}
              >
                <Picture media={stillOf(media)} sizes={THUMB_SIZES} ratio="fill" alt="" eager={index < 5} />
                {media.type === "video" && (
                  <span data-part="film">
                    <Icon name="play" size={12} filled />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The trailer comes first, then the screenshots; a game without either shows its wide art. */
function galleryItemsOf(game: Game): readonly Media[] {
  const of = (role: Media["role"]) => game.media.filter((media) => media.role === role);
  const items = [...of("trailer"), ...of("screenshot")];
  return items.length > 1 ? items : [...of("trailer"), ...of("wide"), ...of("screenshot")];
}

interface MainMediaProps {
  readonly media: Media;
  readonly title: string;
}

function MainMedia({ media, title }: MainMediaProps) {
  if (media.type === "image") return <Picture media={media} sizes={MAIN_SIZES} ratio="fill" eager title={title} />;
  return media.captions.length === 0 ? (
    <LoopingFilm media={media} title={title} />
  ) : (
    <Film media={media} title={title} />
  );
}

/** A video without speech plays automatically and muted; its code loads after the page. */
function LoopingFilm({ media, title }: MainMediaProps) {
  const { module } = useIdleModule(loadSilentFilm, whenMounted);
  const still = <Picture media={stillOf(media)} sizes={MAIN_SIZES} ratio="fill" eager title={title} />;
  return module ? <module.SilentFilm src={media.src}>{still}</module.SilentFilm> : still;
}

const notYet = () => () => undefined;

/** A video with speech starts on a press; its player is loaded with the first press, whose button stays until then. */
function Film({ media, title }: MainMediaProps) {
  const [isWanted, setWanted] = useState(false);
  const { module, hasFailed, preload } = useIdleModule(loadFilm, isWanted ? whenMounted : notYet);
  if (module) return <module.MediaFilm media={media} sizes={MAIN_SIZES} startsAtOnce />;
  const play = () => {
    setWanted(true);
    if (hasFailed) preload();
  };
  return <WaitingFilm media={media} title={title} isBusy={isWanted && !hasFailed} onPlay={play} />;
}

interface WaitingFilmProps extends MainMediaProps {
  /** The player has pressed play and the code of the film is loading. */
  readonly isBusy?: boolean;
  readonly onPlay: () => void;
}

function WaitingFilm({ media, title, isBusy = false, onPlay }: WaitingFilmProps) {
  const { t: text } = useTranslation("game");
  return (
    <>
      <Picture media={stillOf(media)} sizes={MAIN_SIZES} ratio="fill" eager title={title} />
      <button
        type="button"
        data-part="play"
        aria-label={text("playTrailer", { title })}
        aria-busy={isBusy || undefined}
        onClick={onPlay}
      >
        <span>
          <Icon name="play" size={28} filled />
        </span>
      </button>
    </>
  );
}
