import { type ReactNode, type RefObject, useEffect, useRef } from "react";

const BUTTON = "button[type=button]";

/**
 * Remembers a button within `container` that is pressed while its part of the page is not hydrated yet. Render the
 * returned element inside the part's `Suspense`: it presses the button again once that can react. If React
 * replaces the part instead of hydrating it, the button in the same position with the same words is pressed.
 */
export function useEarlyPress(container: RefObject<HTMLElement | null>): ReactNode {
  const early = useRef<() => void>(null);

  // React stops clicks on unhydrated content at the document: listen on the window.
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const readButtons = () => [...element.querySelectorAll<HTMLElement>(BUTTON)];
    const remember = ({ target }: Event) => {
      const buttons = readButtons();
      const index = buttons.findIndex((button) => target instanceof Node && button.contains(target));
      const words = buttons[index]?.textContent;
      if (words === undefined) return;
      early.current = () => {
        const now = readButtons()[index];
        if (now?.textContent === words) now.click();
      };
    };
    const forget = () => {
      early.current = null;
    };
    window.addEventListener("click", remember, { capture: true });
    element.addEventListener("click", forget, { capture: true });
    return () => {
      window.removeEventListener("click", remember, { capture: true });
      element.removeEventListener("click", forget, { capture: true });
    };
  }, [container]);

  return <PressAgain early={early} />;
}

/** Its effect runs once the part around it is hydrated. */
function PressAgain({ early }: { readonly early: RefObject<(() => void) | null> }) {
  useEffect(() => {
    // In a new task: the press that caused the hydration is still being dispatched.
    setTimeout(() => early.current?.());
  }, [early]);
  return null;
}
