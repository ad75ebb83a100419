import type { ComponentType, FunctionComponent } from "react";
import { lazyComponent } from "#ui/kit/lazy/lazy-component.tsx";

/**
 * A route component that renders `Component`, whose code the router preloads from `Lazy`. The router would show an error
 * screen for a failed preload; the component itself loads again instead.
 */
export const withPreload = <Props extends object>(
  Lazy: { readonly preload: () => Promise<void> },
  Component: FunctionComponent<Props>,
) => Object.assign(Component, { preload: () => Lazy.preload().catch(() => undefined) });

/**
 * A route component with code of its own. The router's `lazyRouteComponent` would reload the page without checking the
 * connection.
 */
export function routeComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Lazy = lazyComponent(load, { whenFailed: "throw" });
  return withPreload(Lazy, (props: Props) => <Lazy {...props} />);
}
