import { type ReactNode, useState } from "react";

/** An element whose content a test changes while it is shown. */
export function changing(first: ReactNode) {
  let show: (next: ReactNode) => void = () => undefined;
  function Changing() {
    const [shown, setShown] = useState(first);
    show = setShown;
    return shown;
  }
  return { element: <Changing />, change: (next: ReactNode) => show(next) };
}
