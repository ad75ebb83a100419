import { useEffect, useLayoutEffect, useRef } from "react";
import { addDismissable, type Dismissable } from "./dismissal-stack.ts";

interface DismissalOptions {
  readonly kind?: Dismissable["kind"];
  readonly mustBeAnswered?: boolean;
  readonly staysOnNavigation?: boolean;
}

/**
 * Lets Escape, the gamepad's B and Back close what this component has opened. Everything that opens over the page or
 * from a control uses it: each press closes only the last opened layer.
 */
export function useDismissal(
  isOpen: boolean,
  dismiss: () => void,
  { kind = "layer", mustBeAnswered = false, staysOnNavigation = false }: DismissalOptions = {},
): void {
  const latest = useRef({ dismiss, mustBeAnswered });
  useEffect(() => {
    latest.current = { dismiss, mustBeAnswered };
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    return addDismissable({
      dismiss: () => latest.current.dismiss(),
      mustBeAnswered: () => latest.current.mustBeAnswered,
      kind,
      staysOnNavigation,
    });
  }, [isOpen, kind, staysOnNavigation]);
}
