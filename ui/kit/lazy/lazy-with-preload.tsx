import type { ComponentType, ReactNode } from "react";

/** A component whose code comes later than the page's. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /**
   * Fetches the code; the server and a loader wait for it, so that the component is whole when it is first shown. Rejects where
   * it does not come; that is no error of whoever does not wait for it.
   */
  preload(): Promise<void>;
}

/**
 * Splits a component from the page around it. In a page that the server has rendered it stays as it is in the document,
 * and is brought to life once its code is there; elsewhere the `Suspense` around it stands in. With a `pause`, what
 * comes between two tries, it fetches its code itself, where nobody has, until it comes; else it waits for whoever stands around it.
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
