import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import OrdersScreen from "./orders-screen.tsx";

/** Prefetches nothing: orders belong to a player, and the page requests them. */
export function load(): Promise<void> {
  return Promise.resolve();
}

/** Not indexed by search engines. */
export function head({ texts }: ScreenContext): PageHead {
  const title = texts.instance.t("historyTitle", { ns: "orders" });
  return { title, description: title, canonicalPath: buildPath("orders", {}), noIndex: true };
}

/** Everything the route loads, in one lazy file. */
export function Page() {
  return (
    <>
      <OrdersScreen />
      <NotifyHydrated />
    </>
  );
}
