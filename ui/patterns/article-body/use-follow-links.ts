import type { MouseEvent } from "react";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useLeave } from "#ui/overlays/leaving/use-leave.ts";

/**
 * Handles clicks on the links in a text of a player. Films play where they are; other links say where they lead before they are
 * followed. Both are plain links where no script runs.
 */
export function useFollowLinks(): (event: MouseEvent<HTMLElement>) => void {
  const { shell } = useVisit();
  const leave = useLeave();
  const open = async (link: HTMLAnchorElement, isFilm: boolean) => {
    // What films are comes with the press: most articles have none.
    const films = isFilm ? await import("#core/links/video-frame.ts").catch(() => null) : null;
    const frame = films?.videoFrameOf(link.href, shell) ?? null;
    if (frame !== null) playInPlace(link, frame);
    else await leave(link.href);
  };
  return (event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const link = event.target.closest("a");
    if (link === null || !event.currentTarget.contains(link) || !link.hasAttribute("href")) return;
    const isFilm = link.hasAttribute("data-video");
    if (!isFilm && link.href.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    void open(link, isFilm);
  };
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
