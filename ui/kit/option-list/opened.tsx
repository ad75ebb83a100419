import { type ReactNode, useEffect, useRef } from "react";

/** Shows a control with its list open, for specimens: opened the way a player does it by keyboard. */
export function Opened({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = place.current?.querySelector<HTMLElement>("[role=combobox]");
    control?.focus();
    control?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
  }, []);
  return (
    <div ref={place} style={{ padding: "var(--space-4)", minBlockSize: "100dvh" }}>
      {children}
    </div>
  );
}
