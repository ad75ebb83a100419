import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

type Announce = (message: string) => void;

const AnnouncerContext = createContext<Announce>(() => undefined);

/** Holds the one polite live region of the page. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [{ message, turn }, setState] = useState({ message: "", turn: 0 });
  const announce = useCallback<Announce>((next) => setState((last) => ({ message: next, turn: last.turn + 1 })), []);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <div role="status" aria-live="polite">
        {/* A key of its own each time, so that the same words are read again. */}
        <VisuallyHidden key={turn}>{message}</VisuallyHidden>
      </div>
    </AnnouncerContext>
  );
}

/** Says something to screen readers without moving the focus; silent outside an `AnnouncerProvider`. */
export function useAnnouncer(): Announce {
  return useContext(AnnouncerContext);
}
