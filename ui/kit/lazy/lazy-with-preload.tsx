import { type ComponentType, createContext, type ReactNode, use } from "react";
import { loadOnce } from "./load-once.ts";
import { RETRY_DELAY_MS } from "./retry-until-loaded.ts";

/** A component whose code is loaded later than the page's. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /**
   * Loads the code. The server and loaders await it, so that the component renders completely at first. Rejects on
   * failure; callers that do not await it may ignore that.
   */
  preload(): Promise<void>;
}

/** `preload` of the component that the surrounding `LazySection` loads when the player comes near it. */
export const SectionPreload = createContext<(() => Promise<void>) | null>(null);

/**
 * Code-splits a component. Server-rendered HTML stays until the code is loaded and hydrates then; otherwise the
 * surrounding `Suspense` shows its fallback. The code loads with the first rendering, or when the `LazySection` around
 * it decides; a failed attempt is repeated as long as the component is rendered.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let Component: ComponentType<Props> | undefined;
  let attempt: Promise<void> | null = null;
  const loaded = Promise.withResolvers<void>();

  const preload = loadOnce(async () => {
    Component = await load();
    loaded.resolve();
  });
  // React renders a suspended component more than once: a failed attempt lasts until the next one is due.
  const loadWithRetry = () => {
    attempt ??= preload()
      .catch(() => new Promise<void>((resolve) => setTimeout(resolve, RETRY_DELAY_MS)))
      .finally(() => {
        attempt = null;
      });
    return attempt;
  };
  function Lazy(props: Props) {
    const isLoadedBySection = use(SectionPreload) === preload;
    if (Component) return <Component {...props} />;
    // Thrown, not read by `use`: code that is already loaded renders without a suspension, on the server too.
    if (import.meta.env.SSR) throw preload();
    throw isLoadedBySection ? loaded.promise : loadWithRetry();
  }
  return Object.assign(Lazy, { preload });
}
