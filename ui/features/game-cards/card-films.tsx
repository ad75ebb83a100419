import { css } from "@linaria/core";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { isPageResting } from "#ui/kit/motion/page-rest.ts";
import { savesData } from "#ui/kit/motion/saves-data.ts";

/** Pause on a card after which its film is requested: a pointer that only passes loads nothing. */
const REST_MS = 350;

const film = css`
  @layer sections {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    pointer-events: none;
    opacity: 0;
    transition: opacity 400ms ease;

    &[data-shown] {
      opacity: 1;
    }
  }
`;

/** Picture of the card of a game around an element, if the game has a film: `data-film` on the picture. */
const pictureAround = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? (target.closest("a")?.querySelector<HTMLElement>("[data-film]") ?? null) : null;

const allowsFilms = (): boolean =>
  !window.matchMedia("(prefers-reduced-motion: reduce)").matches && !savesData() && !isPageResting();

/**
 * Plays the silent film of a game on its card while a mouse rests on it or the keyboard has focused it. One listener for
 * all cards of the page, so that a card itself carries nothing but the address.
 */
export function CardFilms() {
  const [picture, setPicture] = useState<HTMLElement | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: HTMLElement | null = null;
    const rest = (found: HTMLElement | null) => {
      if (found === latest) return;
      latest = found;
      clearTimeout(timer);
      setPicture(null);
      if (found !== null && allowsFilms()) timer = setTimeout(() => setPicture(found), REST_MS);
    };
    const onPointer = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === "mouse") rest(pictureAround(target));
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible")) rest(pictureAround(target));
    };
    const onBlur = () => rest(null);
    document.addEventListener("pointerover", onPointer);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onBlur);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", onPointer);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", onBlur);
    };
  }, []);

  const src = picture?.dataset.film;
  return picture?.isConnected && src !== undefined && createPortal(<Film key={src} src={src} />, picture);
}

function Film({ src }: { readonly src: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <video
      className={film}
      src={src}
      muted
      autoPlay
      loop
      playsInline
      tabIndex={-1}
      aria-hidden="true"
      data-shown={isShown || undefined}
      onPlaying={() => setShown(true)}
    />
  );
}
