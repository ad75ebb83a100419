import { isPlainLeftClick } from "#core/links/is-plain-left-click.ts";
/**
 * Follows links inside the site when the mouse button goes down, not when it comes up again: a page that has all it needs is
 * there before the hand has finished. The click that follows does nothing more. Touch (it may become a scroll), pens, other
 * buttons, modifier keys, downloads and links into other windows or sites keep the browser's own manner, and so do
 * links that can be dragged and say so (`draggable="true"`).
 *
 * Returns what ends it.
 */
export function followLinksOnPress(document: Document): () => void {
  let followed: Element | null = null;

  const onPress = (event: PointerEvent) => {
    followed = null;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || !isPlainPress(event) || !leadsInside(link)) return;
    link.click();
    followed = link;
  };
  const onClick = (event: MouseEvent) => {
    if (followed === null || !event.isTrusted) return;
    if (event.target instanceof Node && followed.contains(event.target)) {
      event.preventDefault();
      event.stopPropagation();
    }
    followed = null;
  };

  document.addEventListener("pointerdown", onPress);
  document.addEventListener("click", onClick, true);
  return () => {
    document.removeEventListener("pointerdown", onPress);
    document.removeEventListener("click", onClick, true);
  };
}

function isPlainPress(event: PointerEvent): boolean {
  return event.pointerType === "mouse" && !event.defaultPrevented && isPlainLeftClick(event);
}

function leadsInside(link: HTMLAnchorElement): boolean {
  return (
    link.href !== "" &&
    link.origin === link.ownerDocument.location.origin &&
    (link.target === "" || link.target === "_self") &&
    !link.hasAttribute("download") &&
    // Opens in a window beside the page, which would go behind it again when the button comes up.
    !link.hasAttribute("data-window") &&
    link.getAttribute("draggable") !== "true"
  );
}
