import { type RefObject, useEffect, useRef, useState } from "react";

interface FormInRow {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The button that opens the form; it makes room for it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** A form that replaces the button that opens it, and returns the focus to that button when it closes. */
export function useFormInRow(): FormInRow {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), opener };
}
