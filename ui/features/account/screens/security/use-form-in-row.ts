import { type RefObject, useEffect, useRef } from "react";
import * as v from "valibot";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { useResumedAction } from "#ui/patterns/sign-in/use-player-action.ts";

interface FormInRow {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The button that opens the form; it makes room for it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

const IS_OPEN = v.boolean();

/**
 * A form that replaces the button that opens it, and returns the focus to that button when it closes. `action` names what a
 * sign-in is needed for: after it, and after a reload of the store, the form is open again.
 */
export function useFormInRow(action: string): FormInRow {
  const [isOpen, setOpen] = usePersistedState(`${action}/open`, IS_OPEN, false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useResumedAction(action, () => setOpen(true));
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), opener };
}
