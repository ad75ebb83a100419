import { isPlainLeftClick } from "#core/links/is-plain-left-click.ts";
/**
 * Follows links inside the site on `mousedown` instead of `click`, which saves the time until the button is released;
 * the click that follows does nothing. Touch (it may become a scroll), pens, other buttons, modifier keys, downloads,
 * draggable links (`draggable="true"`) and links to other windows or sites keep the browser's behaviour. Returns a
 * function that removes the listeners. `onClick` adds a handler that gets clicks before all others.
 */
export function followLinksOnPress(
  document: Document,
  onClick: (handle: (event: MouseEvent) => void) => () => void,
): () => void {
  let followed: Element | null = null;

  const onPress = (event: PointerEvent) => {
    followed = null;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || !isPlainPress(event) || !leadsInside(link)) return;
    link.click();
    followed = link;
  };
  const stop = onClick((event) => {
    if (followed === null || !event.isTrusted) return;
    if (event.target instanceof Node && followed.contains(event.target)) {
      event.preventDefault();
      event.stopPropagation();
    }
    followed = null;
  });

  document.addEventListener("pointerdown", onPress);
  return () => {
    document.removeEventListener("pointerdown", onPress);
    stop();
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
    // The link opens a window beside the page, which would go behind the page when the button is released.
    !link.hasAttribute("data-window") &&
    link.getAttribute("draggable") !== "true"
  );
}
