import type { ComponentType, FunctionComponent } from "react";

/** Retry delay after code failed to load, in milliseconds. */
const ASK_AGAIN_AFTER_MS = 3_000;

/**
 * A route component whose code the router loads. A failed load is retried until it succeeds while the surrounding page
 * stays; the router's own lazy component would reload the page without checking the connection.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Component: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;

  const preload = (waitMs = 0) =>
    load().then(
      (loaded) => {
        Component = loaded;
      },
      () => new Promise<void>((go) => setTimeout(go, waitMs)),
    );
  function Lazy(props: Props) {
    if (Component) return <Component {...props} />;
    coming ??= preload(ASK_AGAIN_AFTER_MS).finally(() => {
      coming = undefined;
    });
    throw coming;
  }
  return Object.assign(Lazy, { preload: () => preload() });
}

/** A route component that passes the parameters of its route to a lazy one, which the router loads all the same. */
export const withPreload = (lazy: { readonly preload: () => Promise<void> }, Component: FunctionComponent) =>
  Object.assign(Component, { preload: lazy.preload });
