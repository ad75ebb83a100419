import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import * as v from "valibot";
import type { StoredSchema } from "#core/storage/stored-value.ts";
import {
  isRestoring,
  registerPersistedState,
  takePersistedState,
  watchPersistedValue,
} from "#ui/kit/persisted-state/persisted-state.ts";

/** Input of a popup that takes everything from the component that opens it. */
export const NO_INPUT = v.literal(true);

/** Names of the inputs of popups among the values of a page begin with it. */
export const POPUP_VALUES = "popup/";

/**
 * Opens a popup that Forward, a reload or a sign-in opens again: the component calls `open` with the same input once it is
 * mounted, with `isAgain`. `name` is that of one popup on the page, and of its opener in the attribute `data-opens`. Not for
 * questions, nor for anything that would be sent again.
 */
export function useReopened<Input, Ending>(
  name: string,
  schema: StoredSchema<Input>,
  open: (input: Input, isAgain: boolean) => Promise<Ending>,
): (input: Input) => Promise<Ending> {
  const key = POPUP_VALUES + name;
  const forgetOpening = useRef<(() => void) | undefined>(undefined);
  const openAndKeep = useCallback(
    (input: Input, isAgain = false) => {
      forgetOpening.current?.();
      const forget = registerPersistedState(key, () => input);
      forgetOpening.current = forget;
      return open(input, isAgain).finally(forget);
    },
    [key, open],
  );
  // Without its component a popup can't be opened again.
  useEffect(() => () => forgetOpening.current?.(), []);
  const reopen = useEffectEvent(() => {
    const input = takePersistedState(key, schema);
    if (input === null || !isRestoring()) return;
    // The opener gets the focus back when the popup is closed.
    document.querySelector<HTMLElement>(`[data-opens~="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
    void openAndKeep(input, true);
  });
  useEffect(() => watchPersistedValue(key, () => reopen()), [key]);
  return openAndKeep;
}
