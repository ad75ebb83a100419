import { ClickScrollPlugin, OverlayScrollbars } from "overlayscrollbars";
import "./scrollbars.css";

/** Time a scrollbar stays after the pointer has left, in milliseconds (Spec §2). */
const HIDE_DELAY_MS = 700;

/** Markup of the library's scrollbars; the policy passes nothing else. */
const OWN_MARKUP = /^<div class="os-/;

interface PolicyFactory {
  createPolicy(name: string, rules: { readonly createHTML: (html: string) => string }): unknown;
}

let isReady = false;

/** The page's security policy requires a nonce on style sheets, and a named Trusted Types policy for HTML made by scripts. */
function getReady(): void {
  if (isReady) return;
  isReady = true;
  OverlayScrollbars.plugin(ClickScrollPlugin);
  OverlayScrollbars.nonce(document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce);
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  OverlayScrollbars.trustedTypePolicy(
    trustedTypes?.createPolicy("overlayscrollbars", {
      createHTML(html) {
        if (!OWN_MARKUP.test(html)) throw new TypeError("not markup of a scrollbar");
        return html;
      },
    }),
  );
}

/**
 * Runs `act` while children of the box that are appended to it again stay where they are. The library does that to all of them, which
 * would lose a click between its press and its release, and end the composition of a syllable.
 */
function withoutMovingChildren<Made>(box: HTMLElement, act: () => Made): Made {
  box.appendChild = <Child extends Node>(child: Child): Child => {
    if (child.parentNode !== box) Node.prototype.appendChild.call(box, child);
    return child;
  };
  try {
    return act();
  } finally {
    Reflect.deleteProperty(box, "appendChild");
  }
}

/** Replaces the scrollbars of the platform by those of the product; the returned function undoes that. */
export function addOverlayScrollbars(box: HTMLElement): () => void {
  getReady();
  const focused = document.activeElement;
  const isRingShown = focused?.matches(":focus-visible") ?? false;
  const scrollbars = withoutMovingChildren(box, () =>
    OverlayScrollbars(
      { target: box, elements: { viewport: box } },
      {
        scrollbars: {
          theme: "os-theme-purple",
          autoHide: "leave",
          autoHideDelay: HIDE_DELAY_MS,
          dragScroll: true,
          clickScroll: true,
        },
      },
    ),
  );
  // The pointer may have come in before the library listened.
  if (box.matches(":hover")) box.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  // The library gives the focus again without its ring.
  if (isRingShown && focused instanceof HTMLElement) {
    const options: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: true };
    focused.focus(options);
  }
  return () => scrollbars.destroy();
}
