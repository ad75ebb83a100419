import { buildPath } from "#core/navigation/build-path.ts";
import { NotifyHydrated } from "#ui/context/notify-hydrated.tsx";
import type { PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { NotificationScreen } from "./notification-screen.tsx";

/** Prefetches nothing: notifications belong to a player, and the page requests them. */
export function load(): Promise<void> {
  return Promise.resolve();
}

/** Not indexed by search engines. */
export function head({ texts }: ScreenContext): PageHead {
  const title = texts.instance.t("headTitle", { ns: "notifications" });
  return { title, description: title, canonicalPath: buildPath("notification", {}), noIndex: true };
}

/** Everything the route loads, in one lazy file. */
export function Page() {
  return (
    <>
      <NotificationScreen />
      <NotifyHydrated />
    </>
  );
}
