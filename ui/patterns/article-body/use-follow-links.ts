import type { MouseEvent } from "react";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useLeave } from "#ui/overlays/leaving/use-leave.ts";

/**
 * Handles clicks on the links in a text of a player. Videos play in the text; other links warn about their target before
 * they are followed. Without scripts, both are plain links. Texts without videos give no `loadMedia`.
 */
export function useFollowLinks(
  loadMedia?: () => Promise<typeof import("./article-media.idle.tsx")>,
): (event: MouseEvent<HTMLElement>) => void {
  const { shell } = useVisit();
  const leave = useLeave();
  const open = async (link: HTMLAnchorElement, isVideo: boolean) => {
    const media = isVideo ? await loadMedia?.().catch(() => null) : null;
    if (!media?.embedVideo(link, shell)) await leave(link.href);
  };
  return (event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const link = event.target.closest("a");
    if (link === null || !event.currentTarget.contains(link) || !link.hasAttribute("href")) return;
    const isVideo = link.hasAttribute("data-video");
    if (!isVideo && link.href.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    void open(link, isVideo);
  };
}
