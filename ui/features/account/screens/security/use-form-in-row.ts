import { type RefObject, useEffect, useRef, useState } from "react";
import { useResumedAction } from "#ui/patterns/sign-in/use-player-action.ts";

interface FormInRow {
  readonly isOpen: boolean;
  /** Input of the form when a sign-in interrupted it; empty otherwise. */
  readonly resumedInput: string;
  readonly open: () => void;
  readonly close: () => void;
  /** The button that opens the form; it makes room for it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/**
 * A form that replaces the button that opens it, and returns the focus to that button when it closes. `action` names what a
 * sign-in is needed for: afterwards the form is open again.
 */
export function useFormInRow(action: string): FormInRow {
  const [isOpen, setOpen] = useState(false);
  const [resumedInput, setResumedInput] = useState("");
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useResumedAction(action, (input) => {
    setResumedInput(input);
    setOpen(true);
  });
  const close = () => {
    setResumedInput("");
    setOpen(false);
  };
  return { isOpen, resumedInput, open: () => setOpen(true), close, opener };
}
