import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

interface HydratedPage {
  readonly container: HTMLElement;
  /** Shows another page in the place of the first. */
  readonly show: (page: ReactNode) => void;
  /** What React could not hydrate. */
  readonly errors: readonly unknown[];
}

function Hydrated({ children, onHydrated }: { readonly children: ReactNode; readonly onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Hydrates HTML of the server and waits for it; parts whose code is still to come stay as the server has made them. */
export async function hydrate(html: string, page: ReactNode): Promise<HydratedPage> {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = html;
  const errors: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const withEffect = (shown: ReactNode) => <Hydrated onHydrated={resolve}>{shown}</Hydrated>;
  const root = hydrateRoot(container, withEffect(page), {
    onRecoverableError: (error) => errors.push(error),
  });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await promise;
  return { container, show: (next) => root.render(withEffect(next)), errors };
}
