import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Media } from "#core/catalogue/game.ts";
import { videoFrameOf } from "#core/links/video-frame.ts";
import type { Shell } from "#core/shell/shell.ts";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useOpenViewer } from "#ui/patterns/viewer/use-open-viewer.ts";

interface ArticleMediaProps {
  readonly body: RefObject<HTMLElement | null>;
  readonly title: string;
}

/**
 * Makes buttons of the pictures of an article, which open the viewer, and names its videos. The text itself is foreign
 * HTML, so it is not rendered here. A picture inside a link is the link's.
 */
export function ArticleMedia({ body, title }: ArticleMediaProps) {
  const { t: text } = useTranslation("popups");
  const { number } = useFormats();
  const openViewer = useOpenViewer();
  const texts = useTextLibrary();
  const { locale } = useVisit();
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    void texts.ensure(locale, ["popups"]).then(() => setHasWords(true));
  }, [texts, locale]);
  useEffect(() => {
    const root = body.current;
    if (root === null || !hasWords) return;
    const pictures = () => [...root.querySelectorAll("img")].filter((picture) => picture.closest("a") === null);
    const mark = () => {
      for (const [at, picture] of pictures().entries()) {
        const total = pictures().length;
        const name = text("showPicture", { number: number(at + 1), total: number(total) });
        picture.role = "button";
        picture.tabIndex = 0;
        picture.ariaHasPopup = "dialog";
        picture.ariaLabel = picture.alt === "" ? name : `${picture.alt}. ${name}`;
      }
      for (const video of root.querySelectorAll<HTMLElement>("a[data-video]:not([data-named])")) {
        video.textContent = text("youtubeVideo");
        video.lang = locale;
        video.dataset.named = "";
      }
    };
    const press = (event: MouseEvent | KeyboardEvent) => {
      const all = pictures();
      const start = event.target instanceof HTMLImageElement ? all.indexOf(event.target) : -1;
      if (start < 0 || (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      void openViewer({ title, items: all.map(mediaOf), start });
    };
    mark();
    // Another version of the text has other pictures.
    const observer = new MutationObserver(mark);
    observer.observe(root, { subtree: true, childList: true });
    root.addEventListener("click", press);
    root.addEventListener("keydown", press);
    return () => {
      observer.disconnect();
      root.removeEventListener("click", press);
      root.removeEventListener("keydown", press);
    };
  }, [body, title, text, number, openViewer, hasWords, locale]);
  return null;
}

const mediaOf = ({ src, alt, naturalWidth, naturalHeight, width, height }: HTMLImageElement): Media => ({
  type: "image",
  role: "screenshot",
  src,
  srcset: "",
  poster: "",
  alt,
  w: naturalWidth || width || 1,
  h: naturalHeight || height || 1,
  captions: [],
  blur: "",
});

/** Replaces the link with a video player and moves the focus to it; false if it is no video that may be framed here. */
export function embedVideo(link: HTMLAnchorElement, shell: Shell): boolean {
  const address = videoFrameOf(link.href, shell);
  if (address === null) return false;
  const frame = document.createElement("iframe");
  frame.title = link.textContent;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.allowFullscreen = true;
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
  frame.src = address;
  link.replaceWith(frame);
  frame.focus();
  return true;
}
