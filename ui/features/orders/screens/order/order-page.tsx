import { buildPath } from "#core/navigation/build-path.ts";
import { isolated } from "#ui/context/isolated.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageAddress, PageHead, ScreenContext } from "#ui/context/page-head.ts";
import OrderScreen from "./order-screen.tsx";

/** Prefetches nothing: orders belong to a player, and the page requests them. */
export function load(): Promise<void> {
  return Promise.resolve();
}

/** Not indexed by search engines. */
export function head({ texts }: ScreenContext, { params }: PageAddress<{ readonly orderKey: string }>): PageHead {
  const { orderKey } = params;
  const title = texts.instance.t("orderTitle", { ns: "orders", key: isolated(orderKey) });
  return { title, description: title, canonicalPath: buildPath("order", { orderKey }), noIndex: true };
}

/** Everything the route loads, in one lazy file. */
export function Page({ orderKey }: { readonly orderKey: string }) {
  return (
    <>
      <OrderScreen orderKey={orderKey} />
      <NotifyHydrated />
    </>
  );
}
