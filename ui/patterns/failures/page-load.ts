import { isLeaving, reloadDocument } from "#ui/overlays/page-history.ts";

/** This page as the browser loads it. */
export interface PageLoad {
  /** Address including the hash: pages of the launcher may differ only by the hash. */
  readonly address: string;
  /** Whether it was loaded again just here: loading it again once more would go round in circles. */
  wasReloaded(): boolean;
  /** Whether its server answers: loading it again does not end at the browser's own error screen. */
  answers(): Promise<boolean>;
  /** Whether it is being loaded again already, or left: nothing is left to do for its failures. */
  isLeaving(): boolean;
  /** Loads it again, once for all failures that ask for it. */
  reloadOnce(): void;
}

/** Longest that the address is waited for, in milliseconds: as long as for any call. */
const TIMEOUT_MS = 5_000;

export const browserPageLoad: PageLoad = {
  get address() {
    return location.pathname + location.search + location.hash;
  },
  wasReloaded() {
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (load?.type !== "reload") return false;
    const { pathname, search, hash } = new URL(load.name);
    return pathname + search + hash === this.address;
  },
  async answers() {
    if (!navigator.onLine) return false;
    try {
      // Uses the health endpoint, because rendering a page for each check would be expensive.
      const answer = await fetch("/readyz", {
        method: "HEAD",
        cache: "no-store",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return answer.status < 500;
    } catch {
      return false;
    }
  },
  isLeaving,
  reloadOnce: () => void reloadDocument(),
};
