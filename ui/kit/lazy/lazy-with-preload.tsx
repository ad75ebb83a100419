import type { ComponentType, ReactNode } from "react";

/** A component whose code comes later than the page's. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /**
   * Loads the code. The server and loaders await it, so that the component renders completely at first. Rejects on
   * failure; callers that do not await it may ignore that.
   */
  preload(): Promise<void>;
}

/**
 * Code-splits a component. Server-rendered HTML stays until the code is loaded and hydrates then; otherwise the
 * surrounding `Suspense` shows its fallback. With a `pause` between tries, the component loads and retries the code
 * itself; without, it waits for its parent to do so.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pause?: () => Promise<void>,
): LazyComponent<Props> {
  let Component: ComponentType<Props> | undefined;
  let loading: Promise<void> | null | undefined;
  let trying: Promise<void> | null | undefined;
  const arrival = Promise.withResolvers<void>();

  const preload = () => {
    loading ??= load().then(
      (loaded) => {
        Component = loaded;
        arrival.resolve();
      },
      (error) => {
        // The next one to ask tries again.
        loading = null;
        throw error;
      },
    );
    loading.catch(() => undefined);
    return loading;
  };
  // React renders what waits more than once: an attempt that has failed lasts until its pause is over.
  const attempt = () => {
    trying ??= preload()
      .catch(pause)
      .finally(() => {
        trying = null;
      });
    return trying;
  };
  function Late(props: Props) {
    // Thrown, not used by `use`: code that is there already is shown in this very render, on the server too.
    if (!Component) throw import.meta.env.SSR || pause ? attempt() : arrival.promise;
    return <Component {...props} />;
  }
  return Object.assign(Late, { preload });
}
