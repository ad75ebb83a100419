import { useEffect, useState } from "react";

type Keeper = typeof import("./session-keeper.tsx");

/** When the code comes, in milliseconds after the page has come to rest: the first check is due minutes later. */
const DUE_MS = 10_000;

/** The session's keeper. A page that is only passed through never fetches its code. */
export function LateSessionKeeper() {
  const [keeper, setKeeper] = useState<Keeper | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without a connection there is no session to keep either; the next page tries again.
      import("./session-keeper.tsx").then(setKeeper, () => undefined);
    }, DUE_MS);
    return () => clearTimeout(timer);
  }, []);
  return keeper && <keeper.SessionKeeper />;
}
