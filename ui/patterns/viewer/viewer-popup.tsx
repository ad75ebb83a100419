import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { Media } from "#core/catalogue/game.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useAnnouncer } from "#ui/kit/announcer/announcer.tsx";
import { IconButton, iconButtonLook } from "#ui/kit/button/icon-button.tsx";
import { DialogWindow } from "#ui/kit/dialog/dialog-window.tsx";
import { Icon, type IconName } from "#ui/kit/icon/icon.tsx";
import { savesData } from "#ui/kit/motion/saves-data.ts";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { sizeOf, USUAL_SIZE } from "#ui/kit/picture/size-of.ts";
import { useFullScreen } from "#ui/kit/video-player/use-full-screen.ts";
import type { PopupProps } from "#ui/overlays/layer-store.ts";
import { MediaFilm } from "#ui/patterns/media/media-film.tsx";
import { stillOf } from "#ui/patterns/media/still-of.ts";
import { SaveToAlbum } from "./save-to-album.tsx";
import { useZoom } from "./use-zoom.ts";
import { viewerFrame, viewerLook } from "./viewer-look.ts";
import { MAX_SCALE } from "./zoom.ts";

export interface ViewerInput {
  /** Subject of the pictures. */
  readonly title: string;
  readonly items: readonly Media[];
  /** Index of the item shown first. */
  readonly start: number;
  /** Called with the index of the shown item, including the first, so that the page behind can follow. */
  readonly onShow?: (index: number) => void;
  /** The player has just chosen the first item: if it is a film, it starts at once. */
  readonly playsFilms?: boolean;
}

/** Factor by which one press of a zoom button changes the scale. */
const ZOOM_STEP = 1.5;

const INDEX = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Pictures and films as large as the screen. */
export default function ViewerPopup({ input, layer }: PopupProps<ViewerInput, never>) {
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <DialogWindow layer={layer} className={viewerLook} initialFocus={closeButton}>
      <Viewer input={input} onClose={layer.onDismiss} closeButton={closeButton} />
    </DialogWindow>
  );
}

interface ViewerProps {
  readonly input: ViewerInput;
  readonly onClose: () => void;
  readonly closeButton: RefObject<HTMLButtonElement | null>;
}

function Viewer({ input, onClose, closeButton }: ViewerProps) {
  const { title, items, start, onShow, playsFilms = false } = input;
  const { t: text } = useTranslation("popups");
  const { shell } = useVisit();
  const { number } = useFormats();
  const announce = useAnnouncer();
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const fullScreen = useFullScreen(root);
  const last = items.length - 1;
  const [kept, setIndex] = usePersistedState("viewer/index", INDEX, Math.min(Math.max(0, start), last));
  const index = Math.min(kept, last);
  const current = items[index];
  const isFilm = current?.type === "video";
  const [isChosen, setChosen] = useState(playsFilms);
  const nameOf = (at: number) =>
    text(items[at]?.type === "video" ? "showFilm" : "showPicture", {
      number: number(at + 1),
      total: number(items.length),
    });

  const show = (next: number) => {
    const media = items[next];
    if (media === undefined || next === index) return;
    setIndex(next);
    setChosen(true);
    reset();
    onShow?.(next);
    announce(`${nameOf(next)}. ${media.alt}`);
  };
  /** A step to the right or left of the screen, which in right-to-left is back or on. */
  const stepRight = (step: 1 | -1) => {
    const isRightToLeft = root.current !== null && getComputedStyle(root.current).direction === "rtl";
    show(index + (isRightToLeft ? -step : step));
  };
  const { zoom, handlers, reset, zoomBy } = useZoom({ frame, isOff: isFilm, onSwipe: stepRight, onSwipeDown: onClose });

  const actions: Readonly<Record<string, () => void>> = {
    ArrowRight: () => stepRight(1),
    ArrowLeft: () => stepRight(-1),
    Home: () => show(0),
    End: () => show(items.length - 1),
    ...(isFilm ? {} : { "+": () => zoomBy(ZOOM_STEP), "-": () => zoomBy(1 / ZOOM_STEP), "0": reset }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actions[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  useEffect(() => {
    const thumb = strip.current?.children[index]?.querySelector("button");
    thumb?.scrollIntoView({ block: "nearest", inline: "center" });
    if (strip.current?.contains(document.activeElement)) thumb?.focus({ preventScroll: true });
  }, [index]);

  if (current === undefined) return null;
  const { width, height } = sizeOf(current) ?? USUAL_SIZE;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever in the viewer the focus is; each has a button too.
    <div ref={root} className={viewerFrame} data-theme="dark" onKeyDown={onKeyDown}>
      <header>
        <BaseDialog.Title>{title}</BaseDialog.Title>
        <span data-part="count" aria-hidden="true">
          <bdi>
            {number(index + 1)} / {number(items.length)}
          </bdi>
        </span>
        {!isFilm && (
          <span data-part="zoom">
            <Step
              icon="zoom-out"
              label={text("zoomOut")}
              isAtEnd={zoom.scale === 1}
              onPress={() => zoomBy(1 / ZOOM_STEP)}
            />
            <Step
              icon="zoom-in"
              label={text("zoomIn")}
              isAtEnd={zoom.scale === MAX_SCALE}
              onPress={() => zoomBy(ZOOM_STEP)}
            />
          </span>
        )}
        {shell === "app" && <SaveToAlbum media={current} />}
        {document.fullscreenEnabled && (
          <IconButton
            icon={fullScreen.isFull ? "fullscreen-exit" : "fullscreen"}
            label={text(fullScreen.isFull ? "leaveFullScreen" : "fullScreen")}
            onClick={fullScreen.toggle}
          />
        )}
        <IconButton ref={closeButton} icon="close" label={text("close")} onClick={onClose} />
      </header>
      <div data-part="stage">
        <div
          ref={frame}
          data-part="frame"
          data-zoomed={zoom.scale > 1 || undefined}
          data-film={isFilm || undefined}
          {...handlers}
        >
          <div
            key={current.src}
            data-part="item"
            style={
              {
                "--ratio": width / height,
                transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
              } as CSSProperties
            }
          >
            {isFilm ? (
              <MediaFilm media={current} sizes="100vw" startsAtOnce={isChosen && playsByItself()} />
            ) : (
              <Picture media={current} sizes="100vw" eager title={title} />
            )}
          </div>
        </div>
        {items.length > 1 && (
          <>
            <span data-part="previous">
              <Step
                icon="chevron-start"
                label={text("previous")}
                isAtEnd={index === 0}
                isLarge
                onPress={() => show(index - 1)}
              />
            </span>
            <span data-part="next">
              <Step
                icon="chevron-end"
                label={text("next")}
                isAtEnd={index === items.length - 1}
                isLarge
                onPress={() => show(index + 1)}
              />
            </span>
          </>
        )}
      </div>
      <p data-part="caption">{current.alt}</p>
      {items.length > 1 && (
        <ul ref={strip} data-part="thumbs">
          {items.map((media, at) => (
            <li key={media.src}>
              <button
                type="button"
                data-part="thumb"
                tabIndex={at === index ? 0 : -1}
                aria-current={at === index || undefined}
                aria-label={nameOf(at)}
                onClick={() => show(at)}
              >
                <Picture media={stillOf(media)} sizes="104px" ratio="fill" alt="" />
                {media.type === "video" && (
                  <span data-part="film">
                    <Icon name="play" size={10} filled />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  /** The viewer is at its last item. The button needs no reason then, and it keeps the focus. */
  readonly isAtEnd: boolean;
  readonly isLarge?: boolean;
  readonly onPress: () => void;
}

function Step({ icon, label, isAtEnd, isLarge = false, onPress }: StepProps) {
  return (
    <button
      type="button"
      className={iconButtonLook}
      data-tone={isLarge ? "glass" : "plain"}
      data-size={isLarge ? "large" : "medium"}
      aria-label={label}
      title={label}
      aria-disabled={isAtEnd || undefined}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Whether a film may start without a press on it. */
const playsByItself = () => !savesData() && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
