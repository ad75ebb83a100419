import type { MouseEvent } from "react";
import { SafeHtml } from "#ui/kit/safe-html/safe-html.tsx";
import { useLeave } from "#ui/overlays/leaving/use-leave.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { articleLook } from "./article-look.ts";

interface ArticleBodyProps {
  /** HTML of a player. */
  readonly html: string;
  /** Language of the article, where it is not the page's. */
  readonly lang?: string | undefined;
}

/**
 * The body of an article, a comment or a notice as players read it. Films play in their place after a press and not before;
 * other links say where they lead before they are followed. Both are plain links where no script runs.
 */
export function ArticleBody({ html, lang }: ArticleBodyProps) {
  const { shell } = useVisit();
  const leave = useLeave();
  const open = async (link: HTMLAnchorElement, isFilm: boolean) => {
    // What films are comes with the press: most articles have none.
    const films = isFilm ? await import("#core/links/video-frame.ts").catch(() => null) : null;
    const frame = films?.videoFrameOf(link.href, shell) ?? null;
    if (frame !== null) playInPlace(link, frame);
    else await leave(link.href);
  };
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const link = event.target.closest("a");
    if (link === null || !event.currentTarget.contains(link) || !link.hasAttribute("href")) return;
    const isFilm = link.hasAttribute("data-video");
    if (!isFilm && link.href.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    void open(link, isFilm);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed, by keyboard too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers make a click of Enter on a link.
    <div className={articleLook} onClick={follow}>
      <SafeHtml html={html} kind="article" lang={lang} />
    </div>
  );
}

/** Puts the player where the link is; the focus goes with it. */
function playInPlace(link: HTMLAnchorElement, address: string): void {
  const frame = document.createElement("iframe");
  frame.title = link.textContent;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  frame.allowFullscreen = true;
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation allow-popups");
  frame.src = address;
  link.replaceWith(frame);
  frame.focus();
}
