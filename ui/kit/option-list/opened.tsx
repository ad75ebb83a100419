import { type ReactNode, useEffect, useRef } from "react";

/** Shows a control with its list open, for specimens: opened the way a player does it by keyboard. */
export function Opened({ children }: { readonly children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = container.current?.querySelector<HTMLElement>("[role=combobox]");
    control?.focus();
    control?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
  }, []);
  return (
    <div ref={container} style={{ padding: "var(--space-4)", minBlockSize: "100dvh" }}>
      {children}
    </div>
  );
}
