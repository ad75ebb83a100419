import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import * as v from "valibot";
import type { StoredSchema } from "#core/storage/stored-value.ts";
import { isRestoring, registerPageState, takePageState } from "#ui/kit/page-state/page-state.ts";

/** Input of a popup that takes everything from the component that opens it. */
export const NO_INPUT = v.literal(true);

let openCount = 0;

/** Number of open popups that a reload opens again. */
export const countReopenable = (): number => openCount;

/**
 * Opens a popup that a reload of the store or a sign-in opens again: the component calls `open` with the same input once
 * it is mounted, with `isAgain`. `name` is that of one popup on the page, and of its opener in the attribute
 * `data-opens`. Not for questions, nor for anything that would be sent again.
 */
export function useReopened<Input, Ending>(
  name: string,
  schema: StoredSchema<Input>,
  open: (input: Input, isAgain: boolean) => Promise<Ending>,
): (input: Input) => Promise<Ending> {
  const key = `popup/${name}`;
  const forgetOpening = useRef<(() => void) | null>(null);
  const openAndKeep = useCallback(
    (input: Input, isAgain = false) => {
      const unregister = registerPageState(key, () => input);
      openCount += 1;
      const forget = () => {
        if (forgetOpening.current !== forget) return;
        forgetOpening.current = null;
        openCount -= 1;
        unregister();
      };
      forgetOpening.current?.();
      forgetOpening.current = forget;
      return open(input, isAgain).finally(forget);
    },
    [key, open],
  );
  // Without its component a popup can't be opened again.
  useEffect(() => () => forgetOpening.current?.(), []);
  const reopen = useEffectEvent((input: Input) => {
    focusOpener(name);
    void openAndKeep(input, true);
  });
  useEffect(() => {
    const input = takePageState(key, schema);
    if (input !== null && isRestoring()) reopen(input);
  }, [key, schema]);
  return openAndKeep;
}

/** The opener gets the focus back when the popup is closed. */
function focusOpener(name: string): void {
  document.querySelector<HTMLElement>(`[data-opens~="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
}
