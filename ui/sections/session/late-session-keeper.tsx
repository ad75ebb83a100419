import { useEffect, useState } from "react";
import { useVisitStore } from "#ui/visit/visit-context.tsx";

type Keeper = typeof import("./session-keeper.tsx");

/** When the code comes, in milliseconds after the page has come to rest: the first check is due minutes later. */
const DUE_MS = 10_000;

/** The session's keeper. A page that is only passed through never fetches its code, but one that may be somebody's does at once. */
export function LateSessionKeeper() {
  const [keeper, setKeeper] = useState<Keeper | null>(null);
  const visit = useVisitStore();
  useEffect(() => {
    const timer = setTimeout(
      () => {
        // Without a connection there is no session to keep either; the next page tries again.
        import("./session-keeper.tsx").then(setKeeper, () => undefined);
      },
      visit.get().isUserUnknown ? 0 : DUE_MS,
    );
    return () => clearTimeout(timer);
  }, [visit]);
  return keeper && <keeper.SessionKeeper />;
}
