import { Suspense } from "react";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { lazyWithPreload } from "#ui/kit/lazy/lazy-with-preload.tsx";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { CartSkeleton } from "./cart-frame.tsx";

const CartScreen = lazyWithPreload(async () => (await import("./cart-screen.tsx")).CartScreen);

/** A cart belongs to a player or a device: the server renders a skeleton, and the browser loads the cart. */
export const load = (): Promise<void> => Promise.resolve();

export function head({ texts }: ScreenContext): PageHead {
  const title = texts.instance.t("cartHeadTitle", { ns: "cart" });
  return { title, description: title, canonicalPath: "/cart", noIndex: true };
}

/** Everything the route of the cart loads, in one lazy file. */
export function Page() {
  const isHydrated = useHydrated();
  const placeholder = <CartSkeleton />;
  return (
    <>
      {isHydrated ? (
        <Suspense fallback={placeholder}>
          <CartScreen />
        </Suspense>
      ) : (
        placeholder
      )}
      <NotifyHydrated />
    </>
  );
}
