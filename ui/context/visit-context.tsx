import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { Visit, VisitStore } from "./visit-store.ts";

const VisitContext = createContext<VisitStore | null>(null);

export function VisitProvider({ visit, children }: { visit: VisitStore; children: ReactNode }) {
  return <VisitContext value={visit}>{children}</VisitContext>;
}

/** The store itself, for changing it. Throws outside a `VisitProvider`, which is a bug. */
export function useVisitStore(): VisitStore {
  const store = useContext(VisitContext);
  if (store === null) throw new Error("useVisitStore outside a VisitProvider");
  return store;
}

/** The current visit; the component renders again when it changes. */
export function useVisit(): Visit {
  const store = useVisitStore();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
