import type { ComponentType, ReactNode } from "react";

/** A component whose code comes later than the page's. */
export interface LateComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches the code; the server and a loader wait for it, so that the component is whole when it is first shown. */
  preload(): Promise<void>;
}

/**
 * Splits a component from the page around it. In a page that the server has rendered it stays as it is in the document,
 * and is brought to life once its code is there; elsewhere the `Suspense` around it stands in. What is `neededAtOnce` fetches
 * its code itself, where nobody has; anything else waits for whoever stands around it.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  neededAtOnce = typeof document === "undefined",
): LateComponent<Props> {
  let Component: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
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
    return loading;
  };
  function Late(props: Props) {
    if (Component === null) {
      // A page that nobody has prepared for it must not be waited for in vain.
      if (neededAtOnce) preload().catch(arrival.reject);
      // Thrown, not used by `use`: code that is there already is shown in this very render, on the server too.
      throw arrival.promise;
    }
    return <Component {...props} />;
  }
  return Object.assign(Late, { preload });
}
