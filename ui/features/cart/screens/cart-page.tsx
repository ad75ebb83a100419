import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { useHydrated } from "#ui/kit/local-time/use-hydrated.ts";
import { CartSkeleton } from "./cart-frame.tsx";
import { CartScreen } from "./cart-screen.tsx";

export function head({ texts }: ScreenContext): PageHead {
  const title = texts.instance.t("cartHeadTitle", { ns: "cart" });
  return { title, description: title, canonicalPath: "/cart", noIndex: true };
}

/** A cart belongs to a player or a device: the server renders a skeleton, and the browser loads the cart. */
export function Page() {
  const isHydrated = useHydrated();
  return (
    <>
      {isHydrated ? <CartScreen /> : <CartSkeleton />}
      <NotifyHydrated />
    </>
  );
}
